import { inject, injectable } from 'inversify';
import { Refusal } from 'lathe/common';
import type { Actor, InTransaction } from 'lathe/node';
import type { DashboardData, DashboardFilter, Tile } from '../../common/dashboards/dashboardData';
import { tileIssue } from '../../common/dashboards/tileIssues';
import { tileRequest } from '../../common/dashboards/tileRequest';
import { dateTypes } from '../../common/views/viewIssues';
import { RequestCheck } from './requestCheck';

/** Every tile of a dashboard must be one that could be asked for. */
@injectable()
export class DashboardCheck {
  constructor(@inject(RequestCheck) private readonly requests: RequestCheck) {}

  async check(actor: Actor, dashboard: DashboardData, transaction: InTransaction): Promise<DashboardData> {
    const uses = new Set<string>();
    for (const [index, tile] of dashboard.tiles.entries())
      for (const id of await this.tile(actor, tile, index, transaction)) uses.add(id);
    for (const filter of dashboard.filters)
      for (const id of await this.filter(actor, filter, transaction)) uses.add(id);
    return { ...dashboard, uses: [...uses] };
  }

  private async tile(actor: Actor, tile: Tile, index: number, transaction: InTransaction): Promise<readonly string[]> {
    const refuse = (issue: string): Refusal =>
      new Refusal('BAD_TILE', {
        text: `BAD_TILE.${issue}`,
        parameters: { tile: tile.title || String(index + 1) },
        fields: [{ path: `body.data.tiles.${index}`, message: issue }],
      });
    const issue = tileIssue(tile);
    if (issue) throw refuse(issue);
    if (tile.object === undefined) return [];
    const { uses, typeOf } = await this.requests.check(actor, tile.object, tileRequest(tile), transaction);
    if (tile.compare && !dateTypes.includes(typeOf(tile.compare.field) ?? '')) throw refuse('COMPARE');
    return uses;
  }

  private async filter(actor: Actor, filter: DashboardFilter, transaction: InTransaction): Promise<readonly string[]> {
    const { object, field, initial } = filter;
    const condition = initial && { conditions: [{ field, ...initial }] };
    const request = { condition, options: { fields: [field] } };
    return (await this.requests.check(actor, object, request, transaction)).uses;
  }
}
