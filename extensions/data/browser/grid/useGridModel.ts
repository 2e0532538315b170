import { Dialogs, LiveEvents, Notifications, Session, Storage, type Tab, Tabs, Texts, UndoRedo } from 'lathe';
import { report, useService, useTexts } from 'lathe/ui';
import { reaction } from 'mobx';
import { useEffect, useMemo, useRef } from 'react';
import type { ObjectDescription } from '../../common/describeCalls';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { DataRows } from '../rows/dataRows';
import { useTabName } from '../useTabName';
import { useValueFormat } from '../values/useValueFormat';
import { GridModel } from './gridModel';
import { queryIn, stateOf } from './gridState';
import { GridViews } from './gridViews';
import { useNewRowsCopy } from './newRows/useNewRowsCopy';
import { OpenGrids } from './openGrids';

/** The grid of a tab: it has its history, and is as it was left when the tab comes back. */
export function useGridModel(tab: Tab, object: ObjectDescription): GridModel {
  const t = useTexts();
  const format = useValueFormat();
  const latest = useRef(format);
  latest.current = format;
  const services = {
    ...{ t, format: () => latest.current, locale: useService(Texts).locale },
    ...{ rows: useService(DataRows), events: useService(LiveEvents), storage: useService(Storage) },
    ...{ descriptions: useService(ObjectDescriptions), dialogs: useService(Dialogs) },
    notifications: useService(Notifications),
    user: () => session.me,
  };
  const tabs = useService(Tabs);
  const grids = useService(OpenGrids);
  const undoRedo = useService(UndoRedo);
  const views = useService(GridViews);
  const session = useService(Session);
  const { key } = tab;
  const model = useMemo(
    () =>
      new GridModel(
        services,
        object,
        queryIn(tabs.viewState(key)) ??
          queryIn(tab.params['query']) ?? { search: tab.params['search'] ?? '', orderby: [] },
      ),
    [object, key, tabs], // eslint-disable-line react-hooks/exhaustive-deps -- services never change
  );
  useEffect(() => {
    const stop = model.start();
    const owned = [grids.add(key, model), undoRedo.register(key, model.history)];
    const keep = reaction(
      () => stateOf(model.query),
      (state) => tabs.setViewState(key, state),
    );
    return () => {
      stop();
      keep();
      owned.forEach((each) => each.dispose());
    };
  }, [model, grids, undoRedo, tabs, key]);
  useNewRowsCopy(tab, model);
  useTabName(tab, object.plural, object.name);
  const { view: wantedView, query, search } = tab.params;
  const isAsked = (query ?? search) !== undefined;
  useEffect(() => {
    if (tabs.viewState(key) !== undefined) return;
    if (wantedView !== undefined) report(views.open(model, wantedView));
    else if (!isAsked) report(views.resume(model));
  }, [views, model, wantedView, isAsked, tabs, key]);
  return model;
}
