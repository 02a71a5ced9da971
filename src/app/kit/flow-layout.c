// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "app/kit/flow-layout.h"

enum { COLUMN_GAP = 6, ROW_GAP = 4 };

struct _BsFlowLayout {
    GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE(BsFlowLayout, bs_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

// As wide as it would be, or as the row is.
static int
width_of(GtkWidget *child, int room)
{
    int least, natural;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
    return MAX(least, MIN(natural, room));
}

static int
height_of(GtkWidget *child, int width)
{
    int height;
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
    return height;
}

static GtkWidget *
next_shown(GtkWidget *child)
{
    while (child && !gtk_widget_should_layout(child))
        child = gtk_widget_get_next_sibling(child);
    return child;
}

// The first child of the next row; `height` is that of the row that `child` begins.
static GtkWidget *
end_of_row(GtkWidget *child, int room, int *height)
{
    int used = 0;
    *height = 0;
    for (gboolean first = TRUE; child; first = FALSE) {
        const int width = width_of(child, room);
        used += width + (first ? 0 : COLUMN_GAP);
        if (!first && used > room)
            break;
        *height = MAX(*height, height_of(child, width));
        child = next_shown(gtk_widget_get_next_sibling(child));
    }
    return child;
}

static int
height_of_all(GtkWidget *widget, int room)
{
    int all = 0, height;
    GtkWidget *row = next_shown(gtk_widget_get_first_child(widget));
    while (row) {
        row = end_of_row(row, room, &height);
        all += height + (row ? ROW_GAP : 0);
    }
    return all;
}

static void
measure_width(GtkWidget *widget, int *minimum, int *natural)
{
    for (GtkWidget *child = next_shown(gtk_widget_get_first_child(widget)); child;
         child = next_shown(gtk_widget_get_next_sibling(child))) {
        int least, wanted;
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
        *minimum = MAX(*minimum, least);
        *natural += wanted + (*natural ? COLUMN_GAP : 0);
    }
}

static void
bs_flow_layout_measure(GtkLayoutManager *manager G_GNUC_UNUSED, GtkWidget *widget,
                       GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
    if (orientation == GTK_ORIENTATION_HORIZONTAL)
        measure_width(widget, minimum, natural);
    else
        *minimum = *natural = height_of_all(widget, for_size < 0 ? G_MAXINT : for_size);
}

static void
bs_flow_layout_allocate(GtkLayoutManager *manager G_GNUC_UNUSED, GtkWidget *widget, int room,
                        int height G_GNUC_UNUSED, int baseline G_GNUC_UNUSED)
{
    const gboolean from_right = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
    GtkWidget *child = next_shown(gtk_widget_get_first_child(widget));
    for (int y = 0, row_height; child; y += row_height + ROW_GAP) {
        GtkWidget *end = end_of_row(child, room, &row_height);
        for (int x = 0; child != end; child = next_shown(gtk_widget_get_next_sibling(child))) {
            const int width = width_of(child, room);
            const GtkAllocation at = {from_right ? room - x - width : x, y, width, row_height};
            gtk_widget_size_allocate(child, &at, -1);
            x += width + COLUMN_GAP;
        }
    }
}

static GtkSizeRequestMode
bs_flow_layout_get_request_mode(GtkLayoutManager *manager G_GNUC_UNUSED,
                                GtkWidget *widget G_GNUC_UNUSED)
{
    return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bs_flow_layout_class_init(BsFlowLayoutClass *klass)
{
    GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS(klass);
    manager_class->measure = bs_flow_layout_measure;
    manager_class->allocate = bs_flow_layout_allocate;
    manager_class->get_request_mode = bs_flow_layout_get_request_mode;
}

static void
bs_flow_layout_init(BsFlowLayout *self G_GNUC_UNUSED)
{
}
