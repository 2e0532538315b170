import type { Tab } from 'lathe';
import { Button, EmptyState, ProgressBar, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Condition } from '../../common/query/queryRequest';
import type { ViewData } from '../../common/views/viewData';
import type { ViewKind } from '../../common/views/viewKinds';
import { fieldsAtPaths } from '../describe/fieldsAtPaths';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { useObjectDescription } from '../describe/useObjectDescription';
import { CalendarView } from './calendar/CalendarView';
import type { ViewFields } from './Card';
import { GalleryView } from './gallery/GalleryView';
import { KanbanView } from './kanban/KanbanView';
import { ListView } from './list/ListView';
import { fieldsOf, type ShownView } from './shownView';

interface ViewBodyProps {
  readonly tab: Tab | undefined;
  readonly view: ViewData;
  readonly filter: Condition | undefined;
  readonly turn: number;
}

interface KindProps {
  readonly shown: ShownView;
  readonly fields: ViewFields;
  readonly tab: Tab | undefined;
  readonly turn: number;
}

const kinds: Readonly<Record<ViewKind, ComponentType<KindProps>>> = {
  list: ListView,
  kanban: KanbanView,
  calendar: CalendarView,
  gallery: GalleryView,
};

/** The rows of a view as its kind shows them. */
export const ViewBody = observer(function ViewBody({ tab, view, filter, turn }: ViewBodyProps): ReactNode {
  const t = useTexts();
  const { description: object, problem, retry } = useObjectDescription(view.object);
  // What is the same view is not loaded anew because it came anew.
  const viewKey = JSON.stringify(view);
  const filterKey = JSON.stringify(filter);
  const shown = useMemo(
    (): ShownView | undefined => object && { view, object, filter },
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [object, viewKey, filterKey],
  );
  const fields = useFields(shown);
  if (problem !== undefined)
    return (
      <EmptyState icon="error" title={t('view.noObject', { name: view.object })} description={problem}>
        <Button onClick={retry}>{t('tile.retry')}</Button>
      </EmptyState>
    );
  if (!shown || !fields) return <ProgressBar label={t('saved.loading', { name: view.object })} />;
  const Kind = kinds[view.kind];
  return <Kind shown={shown} fields={fields} tab={tab} turn={turn} />;
});

function useFields(shown: ShownView | undefined): ViewFields | undefined {
  const descriptions = useService(ObjectDescriptions);
  const [known, setKnown] = useState<{ readonly of: ShownView; readonly fields: ViewFields }>();
  useEffect(() => {
    if (!shown) return undefined;
    let current = true;
    fieldsAtPaths(descriptions, shown.object.name, fieldsOf(shown)).then(
      (fields) => current && setKnown({ of: shown, fields }),
      () => current && setKnown({ of: shown, fields: new Map() }),
    );
    return () => {
      current = false;
    };
  }, [descriptions, shown]);
  return known && shown && known.of.view.object === shown.view.object && covers(known.fields, known.of, shown)
    ? known.fields
    : undefined;
}

/** What was known of another view of the same object is enough where it names the same fields. */
function covers(fields: ViewFields, of: ShownView, shown: ShownView): boolean {
  return of === shown || fieldsOf(shown).every((path) => fields.has(path));
}
