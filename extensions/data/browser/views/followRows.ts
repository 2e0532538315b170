import type { LiveEvents } from 'lathe';
import { rowTopic } from '../../common/rowEvent';

const pause = 300;

/** Reloads a moment after rows of an object have changed, unless the change is known already. */
export function followRows(
  events: Pick<LiveEvents, 'listen'>,
  object: string,
  reload: () => void,
  isKnown: (ids: readonly string[]) => boolean = () => false,
): { dispose(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      reload();
    }, pause);
  };
  let isOpened = false;
  const hearing = events.listen(rowTopic, {
    heard: (event) => {
      const ids = Array.isArray(event['ids']) ? event['ids'].map(String) : [];
      if (event.type === object && !(ids.length > 0 && isKnown(ids))) later();
    },
    missed: () => {
      // When the stream is opened, what is shown was just loaded.
      if (isOpened) later();
      isOpened = true;
    },
  });
  return {
    dispose: () => {
      clearTimeout(timer);
      hearing.dispose();
    },
  };
}
