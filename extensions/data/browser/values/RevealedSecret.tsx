import { Notifications, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { ActionButton, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { FieldDescription } from '../../common/describeCalls';
import { DataRows } from '../rows/dataRows';

interface RevealedSecretProps {
  readonly object: string;
  readonly id: string;
  readonly field: FieldDescription;
}

/** Nobody should find it open on a screen that was left. */
const openFor = 30_000;

/** An encrypted value of a row: masked, and opened for a moment by who may; the audit log keeps that it was. */
export const RevealedSecret = observer(function RevealedSecret(props: RevealedSecretProps): ReactNode {
  const { object, id, field } = props;
  const t = useTexts();
  const rows = useService(DataRows);
  const notifications = useService(Notifications);
  const may = useService(Session).permissions.has(permissions.viewEncryptedData);
  const [value, setValue] = useState<string>();
  useEffect(() => {
    if (value === undefined) return undefined;
    const timer = setTimeout(() => setValue(undefined), openFor);
    return () => clearTimeout(timer);
  }, [value]);
  const reveal = async (): Promise<void> => {
    try {
      setValue((await rows.reveal(object, id, field.name)) ?? '');
    } catch (error) {
      notifications.error(error instanceof Error ? error.message : String(error));
    }
  };
  const isOpen = value !== undefined;
  return (
    <span className="value-secret">
      <span className="value-text" role="status" aria-label={field.label}>
        {isOpen ? value : '••••••'}
      </span>
      {may && (
        <ActionButton
          icon={isOpen ? 'eye-closed' : 'eye'}
          label={t(isOpen ? 'value.hide' : 'value.reveal', { field: field.label })}
          onClick={() => (isOpen ? setValue(undefined) : report(reveal()))}
        />
      )}
    </span>
  );
});
