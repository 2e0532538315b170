import { inject, injectable, MetadataClient } from 'lathe';
import type { ListedRecord } from 'lathe/common';
import { z } from 'zod';
import { viewKinds } from '../../../../data/common/views/viewKinds';
import { type TabKind, tabKinds, tabTargets } from '../../../common/tabData';
import type { Target } from './target';
import { usualIconOf } from '../../tabIcons';

const most = 1000;
const Labelled = z.object({
  kind: z.enum(viewKinds).optional().catch(undefined),
  labels: z.record(z.string(), z.string()).optional(),
  plural: z.string().optional(),
});

/** What tabs can show: the objects, views and dashboards of the tenant. */
@injectable()
export class TabTargets {
  private known: Promise<ReadonlySet<string>> | undefined;

  constructor(@inject(MetadataClient) private readonly client: MetadataClient) {}

  /** Those whose targets are a type of metadata that there is. */
  async kinds(): Promise<readonly TabKind[]> {
    this.known ??= this.types();
    this.known.catch(() => (this.known = undefined));
    const types = await this.known;
    return tabKinds.filter((kind) => {
      const type = tabTargets[kind];
      return type === undefined || types.has(type);
    });
  }

  async of(kind: TabKind): Promise<readonly Target[]> {
    const type = tabTargets[kind];
    if (type === undefined) return [];
    const { records } = await this.client.calls;
    const { rows } = await records.list({ params: { type }, query: { limit: most, order: 'label' } });
    return rows.map((row) => toTarget(kind, row));
  }

  /** The layouts of an object. */
  async layouts(object: string): Promise<readonly ListedRecord[]> {
    const { parts } = await this.client.calls;
    const params = { type: 'object', id: object, part: 'Layout' };
    return (await parts.list({ params, query: { limit: most, order: 'label', brief: true } })).rows;
  }

  private async types(): Promise<ReadonlySet<string>> {
    const { any } = await this.client.calls;
    return new Set((await any.types()).map(({ name }) => name));
  }
}

function toTarget(kind: TabKind, { id, name, label, data }: ListedRecord): Target {
  const read = Labelled.safeParse(data ?? {});
  const { labels = {}, plural } = read.success ? read.data : {};
  const shown = kind === 'object' && plural ? plural : label;
  const viewKind = kind === 'view' ? (read.data?.kind ?? 'list') : null;
  const icon = usualIconOf({ kind, viewKind });
  return { kind, target: id, targetLabel: label, name, label: shown, labels, icon, viewKind };
}
