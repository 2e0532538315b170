import { Keybindings, type KnownExtension } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { contributionsOf } from './contributionsOf';
import { Table } from './Table';

/** Everything that the extension adds, a table for each kind. */
export const Contributions = observer(function Contributions({
  extension,
}: {
  readonly extension: KnownExtension;
}): ReactNode {
  const t = useTexts();
  const keybindings = useService(Keybindings);
  const tables = contributionsOf(extension.description.manifest);
  if (tables.length === 0) return <p>{t('contributions.none')}</p>;
  return tables.map(({ kind, columns, rows }) => (
    <Table
      key={kind}
      caption={`${t(`contributions.${kind}`)} (${rows.length})`}
      columns={columns.map((column) => t(`column.${column}`))}
      rows={kind === 'commands' ? rows.map(([name, id = '']) => [name, id, keybindings.lookup(id)?.label]) : rows}
    />
  ));
});
