import { Markdown } from 'lathe/ui';
import type { ReactNode } from 'react';

/** Words between the pictures. */
export function TextTile({ text }: { readonly text: string }): ReactNode {
  return (
    <div className="tile-text">
      <Markdown text={text} />
    </div>
  );
}
