import type { DragListener } from 'golden-layout';
import { viewTabType } from '../../../core/browser/views/viewStage';
import type { Tab } from '../../../core/browser/tabs/tab';
import type { ViewDrag } from '../parts/views/viewDrag';

const parts = '.activity-bar, .side-bar, .panel, .right-side-bar';

/** A tab that shows a view can be dropped where views can: the parts around the editors see it as a drag of the view. */
export function followViewTab(tab: Tab | undefined, listener: DragListener, drag: ViewDrag): void {
  if (tab?.type !== viewTabType) return;
  drag.start({ kind: 'view', id: tab.id });
  let over: Element | undefined;
  const tell = (type: string, event: PointerEvent, to?: Element): void => {
    const { clientX, clientY } = event;
    const more = { relatedTarget: to ?? null, dataTransfer: new DataTransfer() };
    over?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, clientX, clientY, ...more }));
  };
  const onDrag = (_x: number, _y: number, event: PointerEvent): void => {
    const below = partAt(event);
    if (below !== over) tell('dragleave', event, below);
    over = below;
    tell('dragover', event);
  };
  const onStop = (event: PointerEvent | undefined): void => {
    listener.off('drag', onDrag);
    listener.off('dragStop', onStop);
    if (event) tell('drop', event);
    drag.stop();
  };
  listener.on('drag', onDrag);
  listener.on('dragStop', onStop);
}

/** What the mouse is over in a part that takes views; what is drawn for the drag itself lies above. */
function partAt({ clientX, clientY }: PointerEvent): Element | undefined {
  return document.elementsFromPoint(clientX, clientY).find((element) => element.closest(parts));
}
