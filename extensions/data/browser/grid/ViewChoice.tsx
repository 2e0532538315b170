import { LiveEvents } from 'lathe';
import { metadataTopic } from 'lathe/common';
import { report, Select, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { type SavedItem, savedTopic } from '../../common/saved/savedItem';
import type { GridModel } from './gridModel';
import { GridViews } from './gridViews';

const all = 'all';

/** Which saved view the grid shows. */
export const ViewChoice = observer(function ViewChoice({ model }: { readonly model: GridModel }): ReactNode {
  const t = useTexts();
  const views = useService(GridViews);
  const saved = useSavedViews(model.object.name, model.view?.revision);
  const { view, object } = model;
  const shown = view && !saved.some(({ id }) => id === view.id) ? [view, ...saved] : saved;
  const options = [
    { value: all, label: t('views.all', { plural: object.plural }) },
    ...shown.map(({ id, label, shared, ownerName }) => ({
      value: id,
      label,
      description: shared ? t('views.sharedBy', { name: ownerName }) : undefined,
    })),
  ];
  // Where there is nothing to choose, nothing is loaded that lets one choose.
  if (shown.length === 0)
    return <span className="records__view-name">{t('views.all', { plural: object.plural })}</span>;
  const choose = (id: string): void => {
    const chosen = shown.find((each) => each.id === id);
    if (chosen) report(views.show(model, chosen));
    else views.showAll(model);
  };
  return (
    <div className="records__view">
      <Select label={t('views.view')} hideLabel options={options} value={view?.id ?? all} onChange={choose} />
    </div>
  );
});

/** As they are now, and after something was saved. */
function useSavedViews(object: string, revision: number | undefined): readonly SavedItem[] {
  const views = useService(GridViews);
  const events = useService(LiveEvents);
  const [saved, setSaved] = useState<readonly SavedItem[]>([]);
  useEffect(() => {
    let current = true;
    const load = (): void => report(views.of(object).then((found) => current && setSaved(found)));
    load();
    const hearing = [
      events.listen(savedTopic, { heard: load, missed: () => undefined }),
      events.listen(metadataTopic, { heard: ({ type }) => type === 'View' && load(), missed: () => undefined }),
    ];
    return () => {
      current = false;
      hearing.forEach((each) => each.dispose());
    };
  }, [views, events, object, revision]);
  return saved;
}
