import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../core/browser/ui/icon/Icon';
import { useService } from '../../../core/browser/ui/services';
import { useTexts } from '../../../core/browser/ui/useTexts';
import { TabSwitcher } from './tabSwitcher';
import './tabSwitcherList.css';

/** The tabs to switch to, while the key is held. */
export const TabSwitcherList = observer(function TabSwitcherList(): ReactNode {
  return useService(TabSwitcher).isOpen ? <OpenList /> : null;
});

const OpenList = observer(function OpenList(): ReactNode {
  const t = useTexts();
  const switcher = useService(TabSwitcher);
  const list = useRef<HTMLUListElement>(null);
  const { index } = switcher;
  useEffect(() => {
    const before = document.activeElement;
    list.current?.focus();
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a clean-up.
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  return (
    <ul
      ref={list}
      className="tab-switcher"
      role="listbox"
      aria-label={t('tabs.recent')}
      aria-activedescendant={`tab-switcher-${index}`}
      tabIndex={-1}
    >
      {switcher.items.map((tab, at) => (
        <li
          key={tab.key}
          id={`tab-switcher-${at}`}
          role="option"
          aria-selected={at === index}
          className="tab-switcher__item"
          onPointerDown={() => {
            switcher.select(at);
            switcher.commit();
          }}
        >
          <Icon name={tab.icon ?? 'file'} />
          <span className="tab-switcher__name">{tab.name}</span>
          <span className="tab-switcher__description">{tab.description}</span>
        </li>
      ))}
    </ul>
  );
});
