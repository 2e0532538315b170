import { observer } from 'mobx-react-lite';
import {
  type CSSProperties,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { nameOfUri, Settings, TextFiles, WorkingCopies } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { TypedAhead } from '../documents/typedAhead';
import { isFocusFree } from './isFocusFree';

/** As much of a text as a screen holds. */
const enough = 20_000;

interface SkeletonProps {
  readonly uri: string;
  /** Whether the user works in it; left out where nothing is written. */
  readonly active?: boolean;
}

/** The plain text, where the editor will show it, while the editor loads. What is new can be written already. */
export const Skeleton = observer(function Skeleton({ uri, active }: SkeletonProps): ReactNode {
  const t = useTexts();
  const settings = useService(Settings);
  const text = useText(uri);
  const size = settings.get<number>('editor.fontSize');
  const lineHeight = settings.get<number>('editor.lineHeight') || Math.round(size * 1.35);
  const style = {
    fontFamily: settings.get<string>('editor.fontFamily'),
    fontSize: size,
    lineHeight: `${lineHeight}px`,
  };
  if (active !== undefined && uri.startsWith('untitled:'))
    return <StandIn key={text} uri={uri} text={text} active={active} style={style} />;
  return (
    <pre className="text-editor__skeleton" role="status" aria-label={t('text.loading')} aria-busy style={style}>
      {text}
    </pre>
  );
});

interface StandInProps {
  readonly uri: string;
  readonly text: string;
  readonly active: boolean;
  readonly style: CSSProperties;
}

/** Takes what is typed until the editor is there, and hands it over. */
const StandIn = observer(function StandIn({ uri, text, active, style }: StandInProps): ReactNode {
  const t = useTexts();
  const ahead = useService(TypedAhead);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (active && field.current && isFocusFree(field.current)) field.current.focus();
  }, [active]);
  const note = ({ currentTarget: { value, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>): void => {
    if (value !== text || ahead.get(uri)) ahead.note(uri, { text: value, offset: selectionEnd });
  };
  return (
    <textarea
      ref={field}
      className="text-editor__skeleton text-editor__stand-in"
      aria-label={t('text.label', { name: nameOfUri(uri) })}
      aria-busy
      autoComplete="off"
      spellCheck={false}
      wrap="off"
      style={style}
      defaultValue={ahead.get(uri)?.text ?? text}
      onChange={note}
      onSelect={note}
    />
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
