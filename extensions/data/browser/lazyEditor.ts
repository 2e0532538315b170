import type { EditorComponent } from 'lathe';
import { LoadFailed, lazyPart } from 'lathe/ui';
import { createElement } from 'react';

/** An editor whose code comes when the first tab of its type is drawn. */
export function lazyEditor(load: () => Promise<EditorComponent>): EditorComponent {
  return lazyPart(load, {
    failed: ({ tab }, _error, retry) => createElement(LoadFailed, { name: tab.name, retry }),
  });
}
