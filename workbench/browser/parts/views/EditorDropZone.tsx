import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Tabs, ViewMoves } from 'lathe';
import { useService } from 'lathe/ui';
import { onUnexpectedError } from '../../../../core/common/event';
import { ViewDrag } from './viewDrag';
import './editorDropZone.css';

/** Lets a view be dropped on the editor area, where it becomes a tab. */
export const EditorDropZone = observer(function EditorDropZone(): ReactNode {
  const { dragged } = useService(ViewDrag);
  return dragged?.kind === 'view' ? <Zone viewId={dragged.id} /> : null;
});

function Zone({ viewId }: { readonly viewId: string }): ReactNode {
  const tabs = useService(Tabs);
  const moves = useService(ViewMoves);
  const [rect, setRect] = useState<CSSProperties>();
  useEffect(() => {
    const listening = new AbortController();
    const over = (event: DragEvent) => {
      const place = event.defaultPrevented ? undefined : editorAt(event.target);
      setRect(place && rectOf(place));
      if (!place) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'move';
    };
    const drop = (event: DragEvent) => {
      const place = event.defaultPrevented ? undefined : editorAt(event.target);
      setRect(undefined);
      if (!place) return;
      event.preventDefault();
      const group = tabs.groupOf(place.id.replace('dock-host-', ''));
      if (group) tabs.grid.focus(group.id);
      moves.moveView(viewId, 'editor').catch(onUnexpectedError);
    };
    const { signal } = listening;
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, [viewId, tabs, moves]);
  return rect && <div className="editor-drop-zone" style={rect} />;
}

/** The editor under the mouse, or the group when it has none; the parts around the editors take drops themselves. */
function editorAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('.side-bar, .panel, .right-side-bar')) return undefined;
  return target.closest<HTMLElement>('.dock__host, .lm_stack') ?? undefined;
}

function rectOf(element: Element): CSSProperties {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
