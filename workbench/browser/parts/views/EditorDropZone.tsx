import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Tabs, ViewMoves } from 'lathe';
import { useService } from 'lathe/ui';
import { viewTabType } from '../../../../core/browser/views/viewStage';
import { onUnexpectedError } from '../../../../core/common/event';
import { roomOf, type Zone, zoneAt } from '../../docking/dropZones';
import type { Rect } from '../../docking/rect';
import { ViewDrag } from './viewDrag';
import './editorDropZone.css';

/** Lets a view be dropped on the editor area, where it becomes a tab: near an edge of a group, of a new group there. */
export const EditorDropZone = observer(function EditorDropZone(): ReactNode {
  const { dragged } = useService(ViewDrag);
  return dragged?.kind === 'view' ? <Zone viewId={dragged.id} /> : null;
});

function Zone({ viewId }: { readonly viewId: string }): ReactNode {
  const tabs = useService(Tabs);
  const moves = useService(ViewMoves);
  const [rect, setRect] = useState<Rect>();
  useEffect(() => {
    const listening = new AbortController();
    const over = (event: DragEvent) => {
      const place = placeOf(event, tabs);
      setRect(place && roomOf(place.rect, place.zone));
      if (!place) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'move';
    };
    const drop = (event: DragEvent) => {
      const place = placeOf(event, tabs);
      setRect(undefined);
      if (!place) return;
      event.preventDefault();
      if (place.group !== undefined) tabs.grid.focus(place.group);
      moves
        .moveView(viewId, 'editor')
        .then(() => splitOff(tabs, viewId, place))
        .catch(onUnexpectedError);
    };
    const { signal } = listening;
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, [viewId, tabs, moves]);
  return rect && <div className="editor-drop-zone" style={styleOf(rect)} />;
}

interface Place {
  readonly rect: Rect;
  readonly zone: Zone;
  readonly group?: string;
}

function placeOf(event: DragEvent, tabs: Tabs): Place | undefined {
  const element = event.defaultPrevented ? undefined : editorAt(event.target);
  if (!element) return undefined;
  const rect = element.getBoundingClientRect();
  const group = tabs.groupOf(element.id.replace('dock-host-', ''))?.id;
  // A group without tabs has nothing to stand beside.
  const zone = (group !== undefined && zoneAt(rect, event.clientX, event.clientY)) || 'centre';
  return { rect, zone, group };
}

function splitOff(tabs: Tabs, viewId: string, { group, zone }: Place): void {
  const tab = tabs.all.find(({ type, id }) => type === viewTabType && id === viewId);
  if (tab && group !== undefined && zone !== 'centre') tabs.splitWith(tab.key, group, zone);
}

/** The editor under the mouse, or the group when it has none; the parts around the editors take drops themselves. */
function editorAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('.side-bar, .panel, .right-side-bar')) return undefined;
  return target.closest<HTMLElement>('.dock__host, .lm_stack') ?? undefined;
}

function styleOf({ x, y, width, height }: Rect): CSSProperties {
  return { left: x, top: y, width, height };
}
