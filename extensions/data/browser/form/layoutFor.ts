import type { DrawnLayout, LayoutView } from '../../common/layoutCalls';

/** How a row is drawn as it is now: by its record type, else as rows are in general. */
export function layoutFor(layout: LayoutView, valueOf: (field: string) => unknown): DrawnLayout {
  return layout.recordTypes.find(({ field, values }) => values.includes(String(valueOf(field)))) ?? layout;
}
