import { useTexts } from 'lathe/ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { centerTabs } from '../../common/appCalls';
import type { CenterTab } from './centerState';

interface CenterTabsProps {
  /** With which the ids of the tabs begin. */
  readonly id: string;
  readonly shown: CenterTab;
  readonly onShow: (tab: CenterTab) => void;
}

/** Whose applications are listed; the arrows go from one to the next. */
export function CenterTabs({ id, shown, onShow }: CenterTabsProps): ReactNode {
  const t = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = centerTabs.indexOf(shown);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : centerTabs.at(next % centerTabs.length);
    if (!tab) return;
    event.preventDefault();
    onShow(tab);
    bar.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.focus();
  };
  return (
    <div ref={bar} className="app-center__tabs" role="tablist" aria-label={t('center.whose')} onKeyDown={onKeyDown}>
      {centerTabs.map((tab) => (
        <button
          key={tab}
          id={`${id}-${tab}`}
          type="button"
          role="tab"
          className="app-center__tab"
          data-tab={tab}
          aria-selected={tab === shown}
          aria-controls={`${id}-panel`}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onShow(tab)}
        >
          {t(`center.tab.${tab}`)}
        </button>
      ))}
    </div>
  );
}
