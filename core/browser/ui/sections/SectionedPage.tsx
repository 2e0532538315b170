import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { nextIndex } from '../list/nextIndex';
import { useKitTexts } from '../useKitTexts';
import type { SectionMark } from './sectionMark';
import './sectionedPage.css';

export interface PageSection<Id extends string> {
  readonly id: Id;
  readonly icon: string;
  readonly label: string;
}

export interface SectionedPageProps<Id extends string> {
  /** What the list of sections is called. */
  readonly label: string;
  readonly sections: readonly PageSection<Id>[];
  readonly current: Id;
  readonly onShow: (section: Id) => void;
  readonly markOf?: (section: Id) => SectionMark | undefined;
  /** The section that is shown. */
  readonly children: ReactNode;
}

/** A page in parts: their list, as the settings list theirs, beside the one that is shown; the arrows go from one to the next. */
export function SectionedPage<Id extends string>(props: SectionedPageProps<Id>): ReactNode {
  const { label, sections, current, onShow, markOf, children } = props;
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
    <div className="sectioned-page">
      <div
        className="sectioned-page__list"
        role="tablist"
        aria-orientation="vertical"
        aria-label={label}
        onKeyDown={move}
      >
        {sections.map((section) => (
          <SectionTab
            key={section.id}
            section={section}
            isCurrent={section.id === current}
            mark={() => markOf?.(section.id)}
            onShow={() => onShow(section.id)}
          />
        ))}
      </div>
      <div
        className="sectioned-page__section"
        role="tabpanel"
        aria-label={sections[index]?.label}
        data-autofocus="within"
      >
        {children}
      </div>
    </div>
  );
}

interface SectionTabProps {
  readonly section: PageSection<string>;
  readonly isCurrent: boolean;
  readonly mark: () => SectionMark | undefined;
  readonly onShow: () => void;
}

const SectionTab = observer(function SectionTab({ section, isCurrent, mark, onShow }: SectionTabProps): ReactNode {
  const t = useKitTexts();
  const found = mark();
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      className={isCurrent ? 'sectioned-page__tab sectioned-page__tab--current' : 'sectioned-page__tab'}
      onClick={onShow}
    >
      <Icon name={section.icon} />
      <span className="sectioned-page__name">{section.label}</span>
      {found === 'wrong' && <Icon name="error" label={t('kit.section.wrong')} />}
      {found === 'unsaved' && <Icon name="circle-filled" label={t('kit.section.unsaved')} />}
    </button>
  );
});
