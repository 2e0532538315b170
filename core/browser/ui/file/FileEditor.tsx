import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Editors } from '../../tabs/editors';
import type { Tab } from '../../tabs/tab';
import { TextFiles } from '../../textFiles/textFiles';
import { LoadPart } from '../feedback/LoadPart';
import { useService } from '../services';

export interface FileEditorProps {
  readonly tab: Tab;
  readonly uri: string;
}

/** The editor for a file inside of another editor: its text is saved, undone and kept as the tab's own. */
export const FileEditor = observer(function FileEditor({ tab, uri }: FileEditorProps): ReactNode {
  const editors = useService(Editors);
  const name = useService(TextFiles).nameOf(uri);
  const type = editors.forFile(uri)?.type ?? '';
  const code = editors.code(type);
  if (code.state === 'ready') return <code.component tab={tab} uri={uri} />;
  const error = code.state === 'failed' ? code.error : undefined;
  return <LoadPart name={name} state={code.state} error={error} load={() => void editors.load(type)} />;
});
