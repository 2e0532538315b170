import { inject, injectable } from 'inversify';
import { Refusal } from 'lathe/common';
import type { Actor, InTransaction } from 'lathe/node';
import type { ViewData } from '../../common/views/viewData';
import { viewIssues } from '../../common/views/viewIssues';
import { fewInList, usualColumns } from '../../common/objects/usualColumns';
import { KnownObjects } from '../access/knownObjects';
import { visibleFields } from '../access/visibleField';
import { RequestCheck } from './requestCheck';

/** A view whose rows nobody could be shown is not kept. */
@injectable()
export class ViewCheck {
  constructor(
    @inject(RequestCheck) private readonly requests: RequestCheck,
    @inject(KnownObjects) private readonly known: KnownObjects,
  ) {}

  /** Made without columns, as by a call, a list has those that are usual. */
  async begin(actor: Actor, view: ViewData, transaction: InTransaction): Promise<ViewData> {
    if (view.kind !== 'list' || view.columns.length > 0) return this.check(actor, view, transaction);
    const { object, reading } = await this.known.find(actor, view.object, transaction);
    const columns = usualColumns({ kind: object.kind, fields: visibleFields(object, reading.hidden) }, fewInList);
    return this.check(actor, { ...view, columns }, transaction);
  }

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
