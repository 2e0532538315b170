import { Session } from 'lathe';
import { permissions } from 'lathe/common';
import { Icon, nextIndex, useService, useTexts } from 'lathe/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import type { StoredObject } from './objectForm';
import { type SectionId, sections } from './sections';

interface SectionListProps {
  readonly current: SectionId;
  readonly object: StoredObject;
  readonly onShow: (section: SectionId) => void;
}

/** The parts of an object, as the settings list theirs; the arrows go from one to the next. */
export function SectionList({ current, object, onShow }: SectionListProps): ReactNode {
  const t = useTexts();
  const mayGrant = useService(Session).permissions.has(permissions.managePermissions);
  const shown = sections.filter(({ id }) => isFor(object, id) && (mayGrant || (id !== 'access' && id !== 'sharing')));
  const index = shown.findIndex(({ id }) => id === current);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const next = nextIndex(event.key, index, shown.length, shown.length);
    const section = next === undefined ? undefined : shown[next];
    if (!section) return;
    event.preventDefault();
    onShow(section.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  return (
    <div
      className="designer__sections"
      role="tablist"
      aria-orientation="vertical"
      aria-label={t('designer.sections')}
      onKeyDown={move}
    >
      {shown.map(({ id, icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === current}
          tabIndex={id === current ? 0 : -1}
          className={id === current ? 'designer__tab designer__tab--current' : 'designer__tab'}
          onClick={() => onShow(id)}
        >
          <Icon name={icon} />
          {t(`designer.${id}`)}
        </button>
      ))}
    </div>
  );
}

/** The platform keeps its own objects; a view has no rows of its own to index, guard or share. */
function isFor({ data }: StoredObject, section: SectionId): boolean {
  if (data.kind === 'view') return ['general', 'query', 'fields', 'layouts', 'access', 'uses'].includes(section);
  if (section === 'query') return false;
  return data.kind !== 'standard' || !['rules', 'indexes', 'sharing'].includes(section);
}
