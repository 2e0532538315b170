import { inject, injectable } from 'inversify';
import { Refusal } from 'lathe/common';
import type { Actor, InTransaction } from 'lathe/node';
import type { ViewData } from '../../common/views/viewData';
import { viewIssues } from '../../common/views/viewIssues';
import { RequestCheck } from './requestCheck';

/** A view whose rows nobody could be shown is not kept. */
@injectable()
export class ViewCheck {
  constructor(@inject(RequestCheck) private readonly requests: RequestCheck) {}

  async check(actor: Actor, view: ViewData, transaction: InTransaction): Promise<ViewData> {
    const { groupBy, dateField, endField, titleField, imageField, columns, condition, orderby } = view;
    const named = [groupBy, dateField, endField, titleField, imageField].flatMap((path) => path ?? []);
    const fields = [...new Set(['id', ...columns, ...named])];
    const request = { condition, options: { fields, orderby } };
    const { uses, typeOf } = await this.requests.check(actor, view.object, request, transaction);
    const issues = viewIssues(view, typeOf);
    if (issues[0])
      throw new Refusal('BAD_VIEW', {
        text: `BAD_VIEW.${issues[0].code}`,
        fields: issues.map(({ setting, code }) => ({ path: `body.data.${setting}`, message: code })),
      });
    return { ...view, uses: [...uses] };
  }
}
