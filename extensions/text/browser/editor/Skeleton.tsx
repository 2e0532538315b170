import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { Settings, TextFiles, WorkingCopies } from 'lathe';
import { useService, useTexts } from 'lathe/ui';

/** As much of a text as a screen holds. */
const enough = 20_000;

/** The plain text, where the editor will show it, while the editor loads. */
export const Skeleton = observer(function Skeleton({ uri }: { readonly uri: string }): ReactNode {
  const t = useTexts();
  const settings = useService(Settings);
  const text = useText(uri);
  const size = settings.get<number>('editor.fontSize');
  const lineHeight = settings.get<number>('editor.lineHeight') || Math.round(size * 1.35);
  return (
    <pre
      className="text-editor__skeleton"
      role="status"
      aria-label={t('text.loading')}
      aria-busy
      style={{ fontFamily: settings.get<string>('editor.fontFamily'), fontSize: size, lineHeight: `${lineHeight}px` }}
    >
      {text}
    </pre>
  );
});

function useText(uri: string): string {
  const files = useService(TextFiles);
  const backup = useService(WorkingCopies).restored(uri)?.text;
  const [stored, setStored] = useState('');
  useEffect(() => {
    let current = true;
    files.read(uri).then(
      (text) => current && setStored(text.slice(0, enough)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [files, uri]);
  return backup?.slice(0, enough) ?? stored;
}
