import { ActionButton, Button, Icon, report, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import { EntryField } from './EntryField';
import { usePickIcon } from './usePickIcon';

interface IconFieldProps {
  readonly label: string;
  readonly value: string;
  /** What is shown while none is chosen. */
  readonly usual: string;
  readonly readOnly: boolean;
  readonly onChange: (icon: string) => void;
}

/** An icon, chosen by its name. */
export function IconField({ label, value, usual, readOnly, onChange }: IconFieldProps): ReactNode {
  const t = useTexts();
  const pick = usePickIcon(label);
  const choose = async (): Promise<void> => {
    const picked = await pick(value);
    if (picked !== undefined) onChange(picked);
  };
  return (
    <EntryField label={label} unlabelled>
      {() => (
        <div className="app-designer__row">
          <Icon name={value || usual} />
          <span className="app-designer__muted">{value || t('designer.icon.usual')}</span>
          {!readOnly && (
            <Button secondary onClick={() => report(choose())}>
              {t('designer.icon.choose')}
            </Button>
          )}
          {!readOnly && value !== '' && (
            <ActionButton icon="discard" label={t('designer.icon.clear')} onClick={() => onChange('')} />
          )}
        </div>
      )}
    </EntryField>
  );
}
