// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/session/preferences.h"

#include "app/session/where.h"

static const char schema_id[] = "org.bufscope.Bufscope";

// A program that was not installed finds its schema where it was built.
static GSettingsSchema *
find_schema(void)
{
    GSettingsSchemaSource *installed = g_settings_schema_source_get_default();
    GSettingsSchema *schema =
        installed ? g_settings_schema_source_lookup(installed, schema_id, TRUE) : NULL;
    if (schema)
        return schema;
    g_autofree char *folder = bs_build_folder("data");
    g_autoptr(GSettingsSchemaSource) built =
        folder ? g_settings_schema_source_new_from_directory(folder, installed, FALSE, NULL) : NULL;
    return built ? g_settings_schema_source_lookup(built, schema_id, TRUE) : NULL;
}

// NULL when there is no schema.
static GSettings *
open_settings(void)
{
    g_autoptr(GSettingsSchema) schema = find_schema();
    return schema ? g_settings_new_full(schema, NULL, NULL) : NULL;
}

// For a setting that an earlier version did not have: NULL with the schema of that, too.
static GSettings *
open_with(const char *key)
{
    g_autoptr(GSettingsSchema) schema = find_schema();
    return schema && g_settings_schema_has_key(schema, key)
               ? g_settings_new_full(schema, NULL, NULL)
               : NULL;
}

BsUpstream
bs_preferences_upstream(void)
{
    g_autoptr(GSettings) settings = open_settings();
    g_autofree char *text =
        settings ? g_strdup_printf("%d", g_settings_get_int(settings, "upstream")) : NULL;
    BsUpstream upstream;
    return text && bs_upstream_parse(text, &upstream) ? upstream : BS_UPSTREAM_DEFAULT;
}

void
bs_preferences_set_upstream(BsUpstream upstream)
{
    g_autoptr(GSettings) settings = open_settings();
    if (settings)
        g_settings_set_int(settings, "upstream", (int)upstream);
    g_settings_sync();
}

// NULL for what is empty.
static char *
get_text(const char *key)
{
    g_autoptr(GSettings) settings = open_settings();
    char *text = settings ? g_settings_get_string(settings, key) : NULL;
    if (text && !*text)
        g_clear_pointer(&text, g_free);
    return text;
}

static void
set_text(const char *key, const char *text)
{
    g_autoptr(GSettings) settings = open_settings();
    if (settings)
        g_settings_set_string(settings, key, text);
    g_settings_sync();
}

char *
bs_preferences_mlir_opt(void)
{
    return get_text("mlir-opt");
}

void
bs_preferences_set_mlir_opt(const char *program)
{
    set_text("mlir-opt", program);
}

char *
bs_preferences_effects(void)
{
    return get_text("effects");
}

void
bs_preferences_set_effects(const char *path)
{
    set_text("effects", path);
}

BsDetail
bs_preferences_detail(void)
{
    g_autoptr(GSettings) settings = open_settings();
    g_autofree char *name = settings ? g_settings_get_string(settings, "detail") : NULL;
    const BsDetail detail = name ? bs_detail_of_name(name) : BS_N_DETAILS;
    return detail < BS_N_DETAILS ? detail : BS_DETAIL_BUFFERS;
}

void
bs_preferences_set_detail(BsDetail detail)
{
    g_autoptr(GSettings) settings = open_settings();
    if (settings)
        g_settings_set_string(settings, "detail", bs_detail_name(detail));
    g_settings_sync();
}

// -- figures -------------------------------------------------------------------------------------

char *
bs_preferences_figure(const char *key)
{
    g_autoptr(GSettings) settings = open_with(key);
    return settings ? g_settings_get_string(settings, key) : g_strdup("");
}

void
bs_preferences_set_figure(const char *key, const char *text)
{
    g_autoptr(GSettings) settings = open_with(key);
    if (settings)
        g_settings_set_string(settings, key, text);
    g_settings_sync();
}

// -- panels --------------------------------------------------------------------------------------

gboolean
bs_preferences_panel(const char *layout, BsPanelPlace *place)
{
    g_autoptr(GSettings) settings = open_with("panels");
    g_autoptr(GVariant) panels = settings ? g_settings_get_value(settings, "panels") : NULL;
    g_autoptr(GVariant) panel =
        panels ? g_variant_lookup_value(panels, layout, G_VARIANT_TYPE("(bbd)")) : NULL;
    if (panel)
        g_variant_get(panel, "(bbd)", &place->open, &place->beside, &place->share);
    return panel != NULL;
}

void
bs_preferences_set_panel(const char *layout, const BsPanelPlace *place)
{
    g_autoptr(GSettings) settings = open_with("panels");
    if (!settings)
        return;
    GVariant *panel = g_variant_new("(bbd)", place->open, place->beside, place->share);
    g_autoptr(GVariant) panels = g_settings_get_value(settings, "panels");
    g_autoptr(GVariantDict) all = g_variant_dict_new(panels);
    g_variant_dict_insert_value(all, layout, panel);
    g_settings_set_value(settings, "panels", g_variant_dict_end(all));
    g_settings_sync();
}

BsNaming
bs_preferences_naming(void)
{
    g_autoptr(GSettings) settings = open_with("own-names");
    return !settings || g_settings_get_boolean(settings, "own-names") ? BS_NAMES_OWN
                                                                      : BS_NAMES_PRINTED;
}

void
bs_preferences_set_naming(BsNaming naming)
{
    g_autoptr(GSettings) settings = open_with("own-names");
    if (settings)
        g_settings_set_boolean(settings, "own-names", naming == BS_NAMES_OWN);
    g_settings_sync();
}

gboolean
bs_preferences_toured(void)
{
    g_autoptr(GSettings) settings = open_with("toured");
    return !settings || g_settings_get_boolean(settings, "toured");
}

void
bs_preferences_set_toured(gboolean toured)
{
    g_autoptr(GSettings) settings = open_with("toured");
    if (settings)
        g_settings_set_boolean(settings, "toured", toured);
    g_settings_sync();
}

gboolean
bs_preferences_spotlight(void)
{
    g_autoptr(GSettings) settings = open_with("spotlight");
    return !settings || g_settings_get_boolean(settings, "spotlight");
}

void
bs_preferences_set_spotlight(gboolean on)
{
    g_autoptr(GSettings) settings = open_with("spotlight");
    if (settings)
        g_settings_set_boolean(settings, "spotlight", on);
    g_settings_sync();
}

// -- colours -------------------------------------------------------------------------------------

static const struct {
    const char *name;
    AdwColorScheme scheme;
} color_schemes[] = {
    [BS_COLORS_SYSTEM] = {"system", ADW_COLOR_SCHEME_DEFAULT},
    [BS_COLORS_LIGHT] = {"light", ADW_COLOR_SCHEME_FORCE_LIGHT},
    [BS_COLORS_DARK] = {"dark", ADW_COLOR_SCHEME_FORCE_DARK},
};

static BsColors
colors_of_name(const char *name)
{
    for (guint i = 0; i < G_N_ELEMENTS(color_schemes); i++) {
        if (g_str_equal(color_schemes[i].name, name))
            return (BsColors)i;
    }
    return BS_COLORS_SYSTEM;
}

BsColors
bs_preferences_colors(void)
{
    g_autoptr(GSettings) settings = open_settings();
    g_autofree char *name = settings ? g_settings_get_string(settings, "color-scheme") : NULL;
    return name ? colors_of_name(name) : BS_COLORS_SYSTEM;
}

void
bs_preferences_set_colors(BsColors colors)
{
    g_autoptr(GSettings) settings = open_settings();
    if (settings)
        g_settings_set_string(settings, "color-scheme", color_schemes[colors].name);
    g_settings_sync();
}

static gboolean
scheme_of_name(GValue *scheme, GVariant *name, gpointer data)
{
    g_value_set_enum(scheme,
                     color_schemes[colors_of_name(g_variant_get_string(name, NULL))].scheme);
    return TRUE;
}

void
bs_preferences_follow_colors(AdwStyleManager *styles)
{
    g_autoptr(GSettings) settings = open_settings();
    if (settings) // the binding keeps them
        g_settings_bind_with_mapping(settings, "color-scheme", styles, "color-scheme",
                                     G_SETTINGS_BIND_GET, scheme_of_name, NULL, NULL, NULL);
}
