import { Keybindings, type KnownExtension } from 'lathe';
import { KeybindingLabel, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { contributionsOf } from './contributionsOf';
import { Table } from './Table';

const Keys = ({ label }: { readonly label: string }): ReactNode => (
  <span className="extension-table__keys">
    <KeybindingLabel label={label} ariaLabel={label} />
  </span>
);

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
  const keysOf = (keys: string): ReactNode =>
    keys !== '' && keys.split('\n').map((key) => <Keys key={key} label={keybindings.labelOf(key)} />);
  return tables.map(({ kind, columns, rows }) => (
    <Table
      key={kind}
      caption={`${t(`contributions.${kind}`)} (${rows.length})`}
      columns={columns.map((column) => t(`column.${column}`))}
      rows={rows.map((row) => row.map((text, at) => (columns[at] === 'key' ? keysOf(text) : text)))}
    />
  ));
});
