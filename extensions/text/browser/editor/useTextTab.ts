import { useEffect, useState } from 'react';
import { isCancellation, type Tab } from 'lathe';
import { useService } from 'lathe/ui';
import type { TextTab } from './textTab';
import { TextTabs } from './textTabs';

interface Opened {
  readonly uri: string;
  readonly textTab?: TextTab;
  readonly error?: unknown;
}

/** The text of a tab, as soon as it is there. */
export function useTextTab(tab: Tab, uri: string): { textTab?: TextTab; error?: unknown; retry: () => void } {
  const textTabs = useService(TextTabs);
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<Opened>(() => ({ uri, textTab: known(textTabs, tab, uri) }));
  useEffect(() => {
    let current = true;
    textTabs.open(tab, uri).then(
      (textTab) => current && setOpened({ uri, textTab }),
      (error: unknown) => current && !isCancellation(error) && setOpened({ uri, error }),
    );
    return () => {
      current = false;
    };
  }, [textTabs, tab, uri, round]);
  const retry = (): void => {
    setOpened({ uri });
    setRound(round + 1);
  };
  return opened.uri === uri ? { ...opened, retry } : { retry };
}

function known(textTabs: TextTabs, tab: Tab, uri: string): TextTab | undefined {
  const textTab = textTabs.get(tab.key);
  return textTab?.document.uri === uri ? textTab : undefined;
}
