import { type Disposable, toDisposable } from '../../../core/common/lifecycle';
import type { GroupStack } from './dockStacks';
import type { TabDrag } from './tabDrag';

// Less is a click.
const distance = 5;

/** Lets a whole group be dragged by the part of its strip where no tab is. */
export function wireGroupDrag(stack: GroupStack, begin: (cancel: () => void) => TabDrag): Disposable {
  const { element, tabsContainerElement } = stack.header;
  const controller = new AbortController();
  const onDown = (event: PointerEvent): void => {
    const isEmpty = event.target === element || event.target === tabsContainerElement;
    if (isEmpty && event.button === 0 && event.isPrimary) followPointer(event, begin);
  };
  element.addEventListener('pointerdown', onDown, { signal: controller.signal });
  return toDisposable(() => controller.abort());
}

function followPointer(down: PointerEvent, begin: (cancel: () => void) => TabDrag): void {
  const following = new AbortController();
  let drag: TabDrag | undefined;
  const stop = (dropped: boolean): void => {
    following.abort();
    drag?.end(dropped);
    document.body.classList.remove('lm_dragging');
  };
  const onMove = (event: PointerEvent): void => {
    const away = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (!drag && away < distance) return;
    document.body.classList.add('lm_dragging');
    drag ??= begin(() => stop(false));
    drag.follow(event);
  };
  const { signal } = following;
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerup', () => stop(true), { signal });
  document.addEventListener('pointercancel', () => stop(false), { signal });
}
