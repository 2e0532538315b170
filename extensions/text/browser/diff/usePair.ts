import { useEffect, useState } from 'react';
import { DisposableStore, type Tab, TextFiles, UndoRedo, WorkingCopies } from 'lathe';
import { useService } from 'lathe/ui';
import { Documents } from '../documents/documents';
import type { TextDocument } from '../documents/textDocument';
import { TextCopy } from '../saving/textCopy';
import { Saving } from '../saving/saving';

interface Pair {
  readonly original: TextDocument;
  readonly modified: TextDocument;
}

interface State {
  readonly pair?: Pair;
  readonly error?: unknown;
}

/** Both texts of a comparison; the right one can be saved and undone from here. */
export function usePair(tab: Tab, original: string, modified: string): State & { retry: () => void } {
  const documents = useService(Documents);
  const workingCopies = useService(WorkingCopies);
  const undoRedo = useService(UndoRedo);
  const saving = useService(Saving);
  const files = useService(TextFiles);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State>({});
  useEffect(() => {
    const store = new DisposableStore();
    const open = async (): Promise<void> => {
      const left = store.add(await documents.acquire(original));
      const right = store.add(await documents.acquire(modified));
      if (store.disposed) return;
      const { document } = right;
      if (files.canBeWritten(modified)) {
        store.add(workingCopies.register(new TextCopy(tab, document, saving)));
        store.add(undoRedo.register(tab.key, historyOf(document)));
      }
      setState({ pair: { original: left.document, modified: document } });
    };
    open().catch((error: unknown) => !store.disposed && setState({ error }));
    return () => {
      store.dispose();
      setState({});
    };
  }, [documents, workingCopies, undoRedo, saving, files, tab, original, modified, round]);
  return { ...state, retry: () => setRound(round + 1) };
}

function historyOf(document: TextDocument) {
  return {
    get canUndo() {
      return document.canUndo;
    },
    get canRedo() {
      return document.canRedo;
    },
    undo: () => document.model.undo(),
    redo: () => document.model.redo(),
  };
}
