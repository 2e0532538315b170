import { Commands, formatTime, Tabs, Texts } from 'lathe';
import { type ListedRecord, metadataTopic } from 'lathe/common';
import { Icon, ObjectList, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ValidationRuleData } from '../../../common/objects/validationData';
import { useParts } from './useParts';

interface RuleRow {
  readonly id: string;
  readonly label: string;
  readonly formula: string;
  readonly message: string;
  readonly active: boolean;
  readonly modifiedAt: string;
}

function toRow({ id, label, data, active, modifiedAt }: ListedRecord): RuleRow {
  const { formula, message } = ValidationRuleData.parse(data);
  return { id, label, formula, message, active, modifiedAt };
}

const textsOf = ({ label, formula, message }: RuleRow): readonly string[] => [label, formula, message];

/** The rules that rows have to keep. */
export const RulesSection = observer(function RulesSection({ id }: { readonly id: string }): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const { locale } = useService(Texts);
  const load = useParts(id, 'ValidationRule', toRow, textsOf);
  return (
    <ObjectList<RuleRow>
      icon="pass"
      topic={metadataTopic}
      load={load}
      menu="data/rule"
      texts={{
        label: t('designer.rules'),
        search: t('rules.search'),
        none: t('rules.none'),
        noneHint: t('rules.noneHint'),
        noneFound: t('rules.noneFound'),
        make: t('rules.new'),
      }}
      columns={[
        {
          id: 'label',
          title: t('column.label'),
          width: 'minmax(140px, 1fr)',
          sortable: true,
          render: ({ label }) => label,
        },
        {
          id: 'formula',
          title: t('rules.formula'),
          width: 'minmax(160px, 2fr)',
          render: ({ formula }) => <code>{formula}</code>,
          hover: ({ formula }) => formula,
        },
        {
          id: 'message',
          title: t('rules.message'),
          width: 'minmax(160px, 2fr)',
          render: ({ message }) => message,
          hover: ({ message }) => message,
        },
        {
          id: 'active',
          title: t('rules.active'),
          width: 'minmax(70px, 0.5fr)',
          render: ({ active }) => (active ? <Icon name="check" label={t('yes')} /> : ''),
        },
        {
          id: 'modifiedAt',
          title: t('column.modified'),
          sortable: true,
          render: ({ modifiedAt }) => formatTime(modifiedAt, locale),
        },
      ]}
      onMake={() => report(commands.execute('data.newRule', id))}
      onOpen={(row) =>
        report(tabs.open({ type: 'dataRule', id: row.id, name: row.label, params: { object: id, id: row.id } }))
      }
      onRemove={(rows) => report(commands.execute('data.deleteRule', rows))}
    />
  );
});
