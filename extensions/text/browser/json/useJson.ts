import { useEffect, useState } from 'react';
import { TextFiles } from 'lathe';
import { useService } from 'lathe/ui';
import { type ParsedJson, parseJson } from './parseJson';

interface Read extends ParsedJson {
  readonly text?: string;
  readonly error?: unknown;
}

/** What is stored under a uri, read as JSON and read again when it changes. */
export function useJson(uri: string): Read & { retry: () => void } {
  const files = useService(TextFiles);
  const [read, setRead] = useState<Read>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    const load = (): void => {
      files.read(uri).then(
        (text) => current && setRead({ text, ...parseJson(text) }),
        (error: unknown) => current && setRead({ error }),
      );
    };
    load();
    const listening = files.onDidChange((changed) => changed === uri && load());
    return () => {
      current = false;
      listening.dispose();
    };
  }, [files, uri, round]);
  return { ...read, retry: () => setRound(round + 1) };
}
