import type { DragEvent } from 'react';
import type { CalendarEntry } from './calendarEntries';
import type { CalendarModel } from './calendarModel';

interface Drag {
  readonly model: CalendarModel;
  readonly entry: CalendarEntry;
}

/** What is being dragged over the calendars of this page. */
let dragged: Drag | undefined;

export function startDrag(event: DragEvent, model: CalendarModel, entry: CalendarEntry): void {
  dragged = { model, entry };
  event.dataTransfer.setData('text/plain', entry.id);
  event.dataTransfer.effectAllowed = 'move';
}

/** For a place on which entries of a calendar can be dropped. */
export function dropTarget(
  model: CalendarModel,
  onDrop: (entry: CalendarEntry, event: DragEvent<HTMLElement>) => void,
) {
  return {
    onDragOver: (event: DragEvent) => {
      if (dragged?.model !== model) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      if (dragged?.model !== model) return;
      event.preventDefault();
      onDrop(dragged.entry, event);
      dragged = undefined;
    },
  };
}
