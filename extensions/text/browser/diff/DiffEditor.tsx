import { observer } from 'mobx-react-lite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TextFiles, type Tab, Tabs } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { fromPairParameter } from '../documents/fileAddress';
import { FailedText } from '../editor/FailedText';
import { Skeleton } from '../editor/Skeleton';
import { useTabName } from '../editor/useTabName';
import { DiffWidgets } from './diffWidgets';
import { usePair } from './usePair';
import '../editor/TextEditor.css';

/** Two texts side by side, the right one as it is being edited. */
export const DiffEditor = observer(function DiffEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const { original, modified } = fromPairParameter(tab.id);
  const { pair, error, retry } = usePair(tab, original, modified);
  const t = useTexts();
  const files = useService(TextFiles);
  useTabName(tab, t('diff.name', { original: files.nameOf(original), modified: files.nameOf(modified) }));
  const widgets = useService(DiffWidgets);
  const tabs = useService(Tabs);
  const shown = tabs.groups.some((group) => group.active?.key === tab.key) || tabs.isAway(tab.key);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!pair || !shown || !place.current) return;
    const showing = widgets.show(tab, pair.original, pair.modified, place.current);
    return () => showing.dispose();
  }, [widgets, tab, pair, shown]);
  if (error !== undefined) return <FailedText uri={modified} error={error} retry={retry} />;
  return (
    <div className="text-editor">
      {!pair && <Skeleton uri={modified} />}
      <div className="text-editor__widget" ref={place} />
    </div>
  );
});
