import { QuickInput } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { iconNames } from './iconNames';

/** Asks for an icon by its name. */
export function usePickIcon(title: string): (value: string) => Promise<string | undefined> {
  const t = useTexts();
  const quickInput = useService(QuickInput);
  return async (value) => {
    const items = iconNames.map((name) => ({ label: name, icon: name, name }));
    const activeItem = items.find(({ name }) => name === value);
    return (await quickInput.pick(items, { title, placeholder: t('designer.icon.search'), activeItem }))?.name;
  };
}
