import { Icon, nextIndex, useTexts } from 'lathe/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { type SectionId, sections } from './sections';

interface SectionListProps {
  readonly current: SectionId;
  readonly onShow: (section: SectionId) => void;
}

/** The sections; the arrows go from one to the next. */
export function SectionList({ current, onShow }: SectionListProps): ReactNode {
  const t = useTexts();
  const index = sections.findIndex(({ id }) => id === current);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const next = nextIndex(event.key, index, sections.length, sections.length);
    const section = next === undefined ? undefined : sections[next];
    if (!section) return;
    event.preventDefault();
    onShow(section.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  return (
    <div
      className="service-editor__sections"
      role="tablist"
      aria-orientation="vertical"
      aria-label={t('sections')}
      onKeyDown={move}
    >
      {sections.map(({ id, icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === current}
          tabIndex={id === current ? 0 : -1}
          className={id === current ? 'service-editor__tab service-editor__tab--current' : 'service-editor__tab'}
          onClick={() => onShow(id)}
        >
          <Icon name={icon} />
          {t(`section.${id}`)}
        </button>
      ))}
    </div>
  );
}
