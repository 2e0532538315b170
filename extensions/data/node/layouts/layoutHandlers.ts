import { inject, injectable } from 'inversify';
import { type MetadataRecord, permissions } from 'lathe/common';
import { Access, type Actor, type Handlers, MetadataStore, withPermission } from 'lathe/node';
import type { DrawnLayout, layoutCalls, LayoutView } from '../../common/layoutCalls';
import { LayoutData } from '../../common/objects/layoutData';
import { textFor } from '../../common/objects/translations';
import { KnownObjects } from '../access/knownObjects';
import { visibleFields } from '../access/visibleField';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import type { FieldModel } from '../objects/objectModel';
import { shown, usualLayout } from './usualLayout';

type Layout = Pick<MetadataRecord, 'id' | 'label'> & { readonly data: LayoutData };

/** Which layout somebody gets for the rows of an object, and what it shows him. */
@injectable()
export class LayoutHandlers {
  constructor(
    @inject(Access) private readonly access: Access,
    @inject(KnownObjects) private readonly objects: KnownObjects,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
  ) {}

  readonly all: Handlers<typeof layoutCalls> = {
    mine: ({ actor, params, query, locale }) => this.mine(actor, params.object, locale, query.layout),
  };

  private async mine(actor: Actor, name: string, locale: string, wanted?: string): Promise<LayoutView> {
    const models = await this.catalogue.of(actor.tenant);
    const { object, reading } = await this.objects.find(actor, models.byId(name)?.name ?? name);
    const fields = visibleFields(object, reading.hidden);
    const offered = await this.offered(actor, object.id, wanted);
    const usual = { id: null, label: '', sections: usualLayout(fields) };
    const general = offered.find(({ data }) => !data.recordTypes);
    return {
      ...(general ? drawn(general, fields, locale) : usual),
      recordTypes: offered.flatMap((layout) => {
        const { field: wantedField, values = [] } = layout.data.recordTypes ?? {};
        const field = fields.find(({ id }) => id === wantedField);
        return field ? [{ field: field.name, values, ...drawn(layout, fields, locale) }] : [];
      }),
    };
  }

  /** The one that is asked for, whatever the row; else those of the caller's profile before those for everybody. */
  private async offered(actor: Actor, objectId: string, asked: string | undefined): Promise<readonly Layout[]> {
    const order = [{ field: 'createdAt' as const, descending: false }];
    const wanted = { order, active: true, limit: 1000 };
    // Of the design of the object only what he sees of his form reaches him.
    const reader = withPermission(actor, permissions.developApplication);
    const { rows } = await this.store.list(reader, 'Layout', wanted, { parent: objectId });
    if (rows.length === 0) return [];
    const { sources } = await this.access.heldBy(actor.tenant, actor.userId);
    const layouts = rows.map(({ id, label, data }) => ({ id, label, data: LayoutData.parse(data) }));
    const named = layouts.find(({ id }) => id === asked);
    if (named) return [{ ...named, data: { ...named.data, recordTypes: undefined } }];
    return [
      ...layouts.filter(({ data }) => data.profiles.some((profile) => sources.has(profile))),
      ...layouts.filter(({ data }) => data.profiles.length === 0),
    ];
  }
}

function drawn({ id, label, data }: Layout, fields: readonly FieldModel[], locale: string): DrawnLayout {
  const sections = data.sections.map(({ label: heading, labels, collapsed = false, columns }) => ({
    ...{ label: textFor(locale, heading, labels), collapsed },
    columns: columns.map((column) => column.flatMap((place) => shownAt(fields, place))),
  }));
  return { id, label, sections };
}

function shownAt(
  fields: readonly FieldModel[],
  { field: wanted, ...more }: LayoutData['sections'][0]['columns'][0][0],
) {
  const field = fields.find(({ id }) => id === wanted);
  return field ? [shown(field, more)] : [];
}
