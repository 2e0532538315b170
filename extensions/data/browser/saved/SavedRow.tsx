import { Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ListedItem } from './savedClient';
import { itemIcon } from './itemIcon';
import './saved.css';

/** A view or a dashboard in the side bar. */
export const SavedRow = observer(function SavedRow({ item }: { readonly item: ListedItem }): ReactNode {
  const t = useTexts();
  return (
    <div className="saved-row" data-hover={item.description || undefined} data-hover-cut>
      <Icon name={itemIcon(item)} />
      <span className="saved-row__label">{item.label}</span>
      {!item.shared && <Icon name="lock-small" label={t('saved.onlyMe')} className="saved-row__own" />}
    </div>
  );
});
