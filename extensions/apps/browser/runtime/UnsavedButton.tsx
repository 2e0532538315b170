import { ContextMenus, Tabs } from 'lathe';
import { Icon, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

/** What was typed elsewhere and is not saved, to go back to; nothing where there is none. */
export const UnsavedButton = observer(function UnsavedButton({ narrow }: { readonly narrow: boolean }): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const menus = useService(ContextMenus);
  const left = tabs.all.filter((tab) => tab.dirty && !tab.active);
  const label = t('runtime.unsaved', { count: left.length });
  const show = (at: Element): Promise<void> =>
    menus.show({
      ...{ label, at },
      groups: [
        {
          name: 'unsaved',
          actions: left.map(({ key, name, icon }) => ({ id: key, label: name, icon, run: () => tabs.activate(key) })),
        },
      ],
    });
  return (
    <div role="status" className="app__unsaved">
      {left.length > 0 && (
        <button
          type="button"
          className="app__button"
          aria-haspopup="menu"
          onClick={(event) => report(show(event.currentTarget))}
        >
          <Icon name="circle-filled" />
          <span className={narrow ? 'app__spoken' : undefined}>{label}</span>
        </button>
      )}
    </div>
  );
});
