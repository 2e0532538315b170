import { QuickInput } from 'lathe';
import { ActionButton, Button, Icon, report, useService, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import { EntryField } from './EntryField';
import { iconNames } from './iconNames';

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
  const quickInput = useService(QuickInput);
  const choose = async (): Promise<void> => {
    const items = iconNames.map((name) => ({ label: name, icon: name, name }));
    const activeItem = items.find(({ name }) => name === value);
    const picked = await quickInput.pick(items, { title: label, placeholder: t('designer.icon.search'), activeItem });
    if (picked) onChange(picked.name);
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
