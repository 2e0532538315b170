import { Icon, nextIndex, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ServiceDesigner } from './serviceDesigner';
import { fieldsOf, type SectionId, sections } from './sections';

interface SectionListProps {
  readonly current: SectionId;
  readonly designer: ServiceDesigner;
  readonly onShow: (section: SectionId) => void;
}

/** The sections; the arrows go from one to the next. */
export const SectionList = observer(function SectionList({ current, designer, onShow }: SectionListProps): ReactNode {
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
          <span className="service-editor__tab-name">{t(`section.${id}`)}</span>
          <SectionMark designer={designer} fields={fieldsOf(id)} />
        </button>
      ))}
    </div>
  );
});

interface SectionMarkProps {
  readonly designer: ServiceDesigner;
  readonly fields: readonly string[];
}

const SectionMark = observer(function SectionMark({ designer: { form }, fields }: SectionMarkProps): ReactNode {
  const t = useTexts();
  if (fields.some((name) => form.errorOf(name) !== undefined || form.isMissing(name)))
    return <Icon name="error" label={t('mark.wrong')} />;
  if (fields.some((name) => form.isChanged(name))) return <Icon name="circle-filled" label={t('mark.unsaved')} />;
  return null;
});
