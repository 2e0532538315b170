import { Commands, formatTime, Tabs, Texts } from 'lathe';
import { type ListedRecord, metadataTopic } from 'lathe/common';
import { ObjectList, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LayoutData } from '../../../common/objects/layoutData';
import { useParts } from './useParts';

interface LayoutRow {
  readonly id: string;
  readonly label: string;
  readonly sections: number;
  readonly fields: number;
  readonly profiles: number;
  readonly types: readonly string[];
  readonly modifiedAt: string;
}

function toRow({ id, label, data, modifiedAt }: ListedRecord): LayoutRow {
  const { sections, profiles, recordTypes } = LayoutData.parse(data);
  const types = recordTypes?.values ?? [];
  const fields = sections.flatMap(({ columns }) => columns.flat()).length;
  return { id, label, sections: sections.length, fields, profiles: profiles.length, types, modifiedAt };
}

const textsOf = ({ label }: LayoutRow): readonly string[] => [label];

/** How the forms of rows are laid out, and for whom. */
export const LayoutsSection = observer(function LayoutsSection({ id }: { readonly id: string }): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const { locale } = useService(Texts);
  const load = useParts(id, 'Layout', toRow, textsOf);
  return (
    <ObjectList<LayoutRow>
      icon="layout"
      topic={metadataTopic}
      load={load}
      menu="data/layout"
      texts={{
        label: t('designer.layouts'),
        search: t('layouts.search'),
        none: t('layouts.none'),
        noneHint: t('layouts.noneHint'),
        noneFound: t('layouts.noneFound'),
        make: t('layouts.new'),
      }}
      columns={[
        {
          id: 'label',
          title: t('column.label'),
          width: 'minmax(130px, 2fr)',
          sortable: true,
          render: ({ label }) => label,
        },
        {
          id: 'sections',
          title: t('layouts.sections'),
          width: 'minmax(64px, 0.6fr)',
          sortable: true,
          render: ({ sections }) => sections,
        },
        {
          id: 'fields',
          title: t('center.fields'),
          width: 'minmax(56px, 0.6fr)',
          sortable: true,
          render: ({ fields }) => fields,
        },
        {
          id: 'profiles',
          title: t('layouts.for'),
          sortable: true,
          render: ({ profiles }) =>
            profiles === 0 ? t('layouts.everybody') : t('layouts.profiles', { count: profiles }),
        },
        {
          id: 'types',
          title: t('layouts.typeField'),
          sortable: true,
          render: ({ types }) => (types.length === 0 ? t('layouts.everyType') : types.join(', ')),
        },
        {
          id: 'modifiedAt',
          title: t('column.modified'),
          width: 'minmax(132px, 1fr)',
          sortable: true,
          render: ({ modifiedAt }) => formatTime(modifiedAt, locale),
        },
      ]}
      onMake={() => report(commands.execute('data.newLayout', id))}
      onOpen={(row) =>
        report(tabs.open({ type: 'dataLayout', id: row.id, name: row.label, params: { object: id, id: row.id } }))
      }
      onRemove={(rows) => report(commands.execute('data.deleteLayout', rows))}
    />
  );
});
