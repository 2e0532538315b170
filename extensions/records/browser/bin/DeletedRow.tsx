import { onUnexpectedError } from 'lathe';
import type { DeletedRecord } from 'lathe/common';
import { ActionButton, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RecordTypes } from '../data/recordTypes';
import { RecordTexts } from '../recordTexts';
import { titleOf } from '../tree/treeItem';
import { RecycleBin } from './recycleBin';

/** A deleted record, with what can be done about it. */
export const DeletedRow = observer(function DeletedRow({ record }: { readonly record: DeletedRecord }): ReactNode {
  const t = useTexts();
  const bin = useService(RecycleBin);
  const types = useService(RecordTypes);
  const texts = useService(RecordTexts);
  const name = titleOf(record);
  return (
    <tr>
      <th scope="row">
        {name} {name !== record.name && <span className="recycle-bin__name">{record.name}</span>}
      </th>
      <td>{types.labelOf(record.type)}</td>
      <td>{record.deletedByName}</td>
      <td>{texts.time(record.deletedAt)}</td>
      <td>{record.parts}</td>
      <td>
        <ActionButton
          icon="discard"
          label={t('bin.restoreOne', { name })}
          onClick={() => void bin.restore(record).catch(onUnexpectedError)}
        />
        <ActionButton
          icon="trash"
          label={t('bin.purgeOne', { name })}
          onClick={() => void bin.purge(record).catch(onUnexpectedError)}
        />
      </td>
    </tr>
  );
});
