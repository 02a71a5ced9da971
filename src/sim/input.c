// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/input.h"

#include "sim/machine-private.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>

// -- arguments -----------------------------------------------------------------------------------

static const BsCode *
code_of(const BsProgram *program, const BsOp *function)
{
    const guint32 number = bs_program_code(program, function);
    return number == G_MAXUINT32 ? NULL : &program->codes.data[number];
}

guint32
bs_program_n_arguments(const BsProgram *program, const BsOp *function)
{
    const BsCode *code = code_of(program, function);
    return code ? code->n_arguments : 0;
}

const BsStorage *
bs_program_argument(const BsProgram *program, const BsOp *function, guint32 i)
{
    return code_of(program, function)->argument_storages[i];
}

BsInput *
bs_input_new(const BsProgram *program, const BsOp *function)
{
    BsInput *input = g_new0(BsInput, 1);
    input->n = bs_program_n_arguments(program, function);
    input->values = g_new0(BsInputValue, input->n + 1);
    for (guint32 i = 0; i < input->n; i++) {
        if (bs_storage_is_memory(bs_program_argument(program, function, i)))
            input->values[i].kind = BS_INPUT_IOTA;
    }
    return input;
}

BsInput *
bs_input_copy(const BsInput *input)
{
    BsInput *copy = g_memdup2(input, sizeof *input);
    copy->values = g_memdup2(input->values, (input->n + 1) * sizeof *input->values);
    for (guint32 i = 0; i < copy->n; i++)
        copy->values[i].elements =
            g_memdup2(input->values[i].elements, input->values[i].n * sizeof(BsInputNumber));
    return copy;
}

void
bs_input_free(BsInput *input)
{
    if (!input)
        return;
    for (guint32 i = 0; i < input->n; i++)
        g_free(input->values[i].elements);
    g_free(input->values);
    g_free(input);
}

// -- writing -------------------------------------------------------------------------------------

static void
append_number(GString *out, double number, gint64 integer)
{
    char text[G_ASCII_DTOSTR_BUF_SIZE];
    if ((double)integer == number)
        g_string_append_printf(out, "%" G_GINT64_FORMAT, integer);
    else if (integer && (double)(guint64)integer == number)
        g_string_append_printf(out, "%" G_GUINT64_FORMAT, (guint64)integer);
    else
        g_string_append(out, g_ascii_formatd(text, sizeof text, "%.17g", number));
}

static void
append_value(GString *out, const BsInputValue *value)
{
    for (guint32 i = 0; i < value->n_sizes; i++)
        g_string_append_printf(out, "%s%" G_GINT64_FORMAT, i ? "x" : "", value->sizes[i]);
    if (value->n_sizes)
        g_string_append_c(out, ':');
    switch (value->kind) {
    case BS_INPUT_NUMBER:
        append_number(out, value->number, value->integer);
        return;
    case BS_INPUT_IOTA:
        g_string_append(out, "iota");
        return;
    case BS_INPUT_UNWRITTEN:
        g_string_append(out, "unwritten");
        return;
    case BS_INPUT_SAME:
        g_string_append_printf(out, "=%u", value->same);
        return;
    case BS_INPUT_LIST:
        break;
    }
    g_string_append_c(out, '[');
    for (guint32 i = 0; i < value->n; i++) {
        g_string_append(out, i ? ", " : "");
        append_number(out, value->elements[i].number, value->elements[i].integer);
    }
    g_string_append_c(out, ']');
}

void
bs_input_append(const BsInput *input, GString *out)
{
    for (guint32 i = 0; i < input->n; i++) {
        g_string_append(out, i ? ", " : "");
        append_value(out, &input->values[i]);
    }
}

gboolean
bs_input_equal(const BsInput *a, const BsInput *b)
{
    GString *one = g_string_new(NULL), *other = g_string_new(NULL);
    bs_input_append(a, one);
    bs_input_append(b, other);
    const gboolean equal = g_string_equal(one, other);
    g_string_free(one, TRUE);
    g_string_free(other, TRUE);
    return equal;
}

// -- reading -------------------------------------------------------------------------------------

static gboolean G_GNUC_PRINTF(2, 3) refuse(GError **error, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    g_propagate_error(error,
                      g_error_new_valist(G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, format, args));
    va_end(args);
    return FALSE;
}

static const char *
skip_spaces(const char *text)
{
    while (g_ascii_isspace(*text))
        text++;
    return text;
}

// A whole number of at most 64 bits, signed or not, in decimals or as 0x...; FALSE: it is another.
static gboolean
read_whole(const char *text, char **end, BsInputNumber *number)
{
    const gboolean negative = *text == '-';
    const char *digits = text + (negative || *text == '+');
    const gboolean is_hex = digits[0] == '0' && (digits[1] == 'x' || digits[1] == 'X');
    if (!g_ascii_isdigit(*digits))
        return FALSE;
    errno = 0;
    const guint64 word = g_ascii_strtoull(digits, end, is_hex ? 16 : 10);
    number->number = negative ? -(double)word : (double)word;
    number->integer = (gint64)(negative ? -word : word);
    return !errno && !(**end && strchr(".eE", **end)) && (!negative || word <= 1ull << 63);
}

static gboolean
read_number(const char **text, BsInputNumber *number)
{
    char *end;
    if (!read_whole(*text, &end, number)) {
        number->number = g_ascii_strtod(*text, &end);
        number->integer = fabs(number->number) < 9e18 ? (gint64)number->number : 0;
    }
    const gboolean ok = end != *text;
    *text = skip_spaces(end);
    return ok;
}

static gboolean
read_word(const char **text, const char *word)
{
    if (!g_str_has_prefix(*text, word) || g_ascii_isalnum((*text)[strlen(word)]))
        return FALSE;
    *text = skip_spaces(*text + strlen(word));
    return TRUE;
}

// `3x5:`, where it stands there.
static void
read_sizes(const char **text, BsInputValue *value)
{
    const char *at = *text;
    BsInputValue read = *value;
    while (g_ascii_isdigit(*at) && read.n_sizes < G_N_ELEMENTS(read.sizes)) {
        char *end;
        read.sizes[read.n_sizes++] = g_ascii_strtoll(at, &end, 10);
        at = *end == 'x' && g_ascii_isdigit(end[1]) ? end + 1 : end;
        if (at == end)
            break;
    }
    if (read.n_sizes && *at == ':') {
        *value = read;
        *text = skip_spaces(at + 1);
    }
}

static gboolean
read_list(const char **text, BsInputValue *value)
{
    GArray *elements = g_array_new(FALSE, FALSE, sizeof(BsInputNumber));
    gboolean ok = TRUE;
    *text = skip_spaces(*text + 1);
    while (ok && **text != ']') {
        BsInputNumber number;
        ok = read_number(text, &number);
        if (!ok)
            break;
        g_array_append_val(elements, number);
        if (**text == ',')
            *text = skip_spaces(*text + 1);
        else
            ok = **text == ']';
    }
    value->kind = BS_INPUT_LIST;
    value->n = elements->len;
    value->elements = (BsInputNumber *)(gpointer)g_array_free(elements, FALSE);
    if (ok)
        *text = skip_spaces(*text + 1);
    return ok;
}

static gboolean
read_value(const char **text, BsInputValue *value)
{
    read_sizes(text, value);
    if (**text == '[')
        return read_list(text, value);
    if (**text == '=') {
        char *end;
        value->kind = BS_INPUT_SAME;
        value->same = (guint32)strtoul(*text + 1, &end, 10);
        const gboolean ok = end != *text + 1;
        *text = skip_spaces(end);
        return ok;
    }
    if (read_word(text, "iota")) {
        value->kind = BS_INPUT_IOTA;
    } else if (read_word(text, "unwritten")) {
        value->kind = BS_INPUT_UNWRITTEN;
    } else if (read_word(text, "true")) {
        value->number = (double)(value->integer = 1);
    } else if (!read_word(text, "false")) {
        BsInputNumber number;
        const gboolean ok = read_number(text, &number);
        value->number = number.number;
        value->integer = number.integer;
        return ok;
    }
    return TRUE;
}

// How many elements the memory of a value has; -1: any number.
static gint64
n_elements(const BsStorage *storage, const BsInputValue *value)
{
    const BsType *type = storage->type;
    gint64 n = 1;
    guint32 next = 0;
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        gint64 size = type->shaped.shape[i];
        if (size == BS_DYNAMIC && next >= value->n_sizes)
            return -1;
        size = size == BS_DYNAMIC ? value->sizes[next++] : size;
        if (size < 0 || (size && n > G_MAXINT32 / size))
            return G_MAXINT64;
        n *= size;
    }
    return n;
}

// Whether a number is one of that type.
static gboolean
check_fits(const BsType *type, double number, gint64 integer, guint32 i, GError **error)
{
    const guint32 width = bs_type_bit_width(type);
    if (type->kind == BS_TYPE_FLOAT)
        return TRUE;
    if (number != floor(number))
        return refuse(error, _("argument %u: it is a whole number"), i);
    const gboolean is_exact =
        number == (double)integer || (width >= 64 && number == (double)(guint64)integer);
    const gint64 most = width >= 64 ? G_MAXINT64 : (gint64)((1ull << width) - 1);
    const gint64 least = width >= 64 ? G_MININT64 : -(gint64)(1ull << (width - 1));
    return (is_exact && integer >= least && integer <= most) ||
           refuse(error, _("argument %u: %.0f has more than %u bits"), i, number, width);
}

static gboolean
check_elements(const BsStorage *element, const BsInputValue *value, guint32 i, GError **error)
{
    if (element->kind != BS_STORAGE_NUMBERS)
        return TRUE;
    if (value->kind == BS_INPUT_NUMBER)
        return check_fits(element->number, value->number, value->integer, i, error);
    for (guint32 k = 0; k < value->n; k++) {
        const BsInputNumber *number = &value->elements[k];
        if (!check_fits(element->number, number->number, number->integer, i, error))
            return FALSE;
    }
    return TRUE;
}

static gboolean
check_list(const BsStorage *storage, BsInputValue *value, guint32 i, GError **error)
{
    const gint64 n = n_elements(storage, value);
    if (n == -1 && storage->type->shaped.rank == 1) {
        value->n_sizes = 1;
        value->sizes[0] = value->n;
        return TRUE;
    }
    if (n == -1)
        return refuse(error, _("argument %u: a list needs its sizes, as 2x3:[...]"), i);
    g_autofree char *text = bs_number_text((guint64)n);
    return n == value->n ||
           refuse(error, _("argument %u: it has %s elements, %u are listed"), i, text, value->n);
}

static gboolean
check_memory(const BsProgram *program, const BsOp *function, BsInputValue *value, guint32 i,
             GError **error)
{
    const BsStorage *storage = bs_program_argument(program, function, i);
    if (storage->kind == BS_STORAGE_UNRANKED)
        return value->kind != BS_INPUT_LIST ||
               refuse(error, _("argument %u: elements of an unranked memref cannot be listed"), i);
    const guint32 n = bs_type_n_dynamic(storage->type);
    if (value->n_sizes && value->n_sizes != n)
        return refuse(error, _("argument %u: it has %u dynamic sizes, %u are given"), i, n,
                      value->n_sizes);
    return check_elements(storage->element, value, i, error) &&
           (value->kind != BS_INPUT_LIST || check_list(storage, value, i, error));
}

static gboolean
check_number(const BsStorage *storage, const BsInputValue *value, guint32 i, GError **error)
{
    if (value->kind != BS_INPUT_NUMBER || value->n_sizes || storage->kind != BS_STORAGE_NUMBERS)
        return refuse(error, _("argument %u: it is a number"), i);
    return check_fits(storage->number, value->number, value->integer, i, error);
}

static gboolean
check_value(const BsProgram *program, const BsOp *function, BsInputValue *value, guint32 i,
            GError **error)
{
    const BsStorage *storage = bs_program_argument(program, function, i);
    if (value->kind != BS_INPUT_SAME)
        return bs_storage_is_memory(storage) ? check_memory(program, function, value, i, error)
                                             : check_number(storage, value, i, error);
    if (value->same >= i)
        return refuse(error, _("argument %u: =%u is no argument before it"), i, value->same);
    return bs_program_argument(program, function, value->same)->type == storage->type ||
           refuse(error, _("argument %u: argument %u is of another type"), i, value->same);
}

// Why no value of argument `i` was read, which begins at `begin`, in the text `all`: at `at` is
// what does not belong there.
static gboolean
refuse_value(const char *all, const char *begin, const char *at, gboolean is_list, guint32 i,
             GError **error)
{
    const guint32 column = (guint32)g_utf8_pointer_to_offset(all, begin) + 1;
    if (is_list && !*at)
        return refuse(error, _("argument %u: the list that begins at character %u is not closed"),
                      i, column);
    if (is_list)
        return refuse(error, _("argument %u: '%s' in the list, at character %u"), i, at,
                      (guint32)g_utf8_pointer_to_offset(all, at) + 1);
    if (!*at)
        return refuse(error, _("argument %u: a value is missing at the end"), i);
    return refuse(error, _("argument %u: '%s' is no value"), i, at);
}

static gboolean
read_all(const BsProgram *program, const BsOp *function, const char *text, BsInput *input,
         GError **error)
{
    const guint32 n = bs_program_n_arguments(program, function);
    const char *all = text;
    text = skip_spaces(text);
    for (input->n = 0; input->n < n; input->n++) {
        if (input->n && *text == ',')
            text = skip_spaces(text + 1);
        else if (input->n || !*text)
            break;
        const char *begin = text;
        BsInputValue *value = &input->values[input->n];
        if (!read_value(&text, value)) {
            input->n++; // what of it was read is freed
            return refuse_value(all, begin, text, value->kind == BS_INPUT_LIST, input->n - 1,
                                error);
        }
        if (!check_value(program, function, &input->values[input->n], input->n, error)) {
            input->n++;
            return FALSE;
        }
    }
    if (*text && input->n < n)
        return refuse(error, _("'%s' behind the value of argument %u"), text, input->n - 1);
    if (*text)
        return refuse(error, _("the function has %u arguments: '%s' is one too many"), n, text);
    return TRUE;
}

BsInput *
bs_input_parse(const BsProgram *program, const BsOp *function, const char *text, GError **error)
{
    BsInput *input = bs_input_new(program, function);
    const guint32 n = input->n;
    memset(input->values, 0, (n + 1) * sizeof *input->values);
    if (read_all(program, function, text, input, error) &&
        (input->n == n ||
         refuse(error, _("the function has %u arguments, %u are given"), n, input->n)))
        return input;
    bs_input_free(input);
    return NULL;
}

BsInput *
bs_input_parse_first(const BsProgram *program, const BsOp *function, const char *text)
{
    g_autoptr(BsInput) usual = bs_input_new(program, function);
    BsInput *input = bs_input_copy(usual);
    memset(input->values, 0, (input->n + 1) * sizeof *input->values);
    if (!read_all(program, function, text, input, NULL)) {
        bs_input_free(input);
        return NULL;
    }
    for (; input->n < usual->n; input->n++) // values that own nothing
        input->values[input->n] = usual->values[input->n];
    return input;
}
