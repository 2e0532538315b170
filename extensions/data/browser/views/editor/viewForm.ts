import type { ViewData } from '../../../common/views/viewData';

/** A view as its editor holds it. */
export interface ViewForm {
  readonly label: string;
  readonly data: ViewData;
}

/** Without what is begun and not chosen yet. */
export function toData({ uses: _, ...data }: ViewData): ViewData {
  const orderby = (data.orderby ?? []).filter(({ field }) => field !== '');
  return { ...data, orderby: orderby.length > 0 ? orderby : undefined };
}
