import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Editors } from '../../../core/browser/tabs/editors';
import type { Tab } from '../../../core/browser/tabs/tab';
import { ErrorBoundary } from '../../../core/browser/ui/feedback/ErrorBoundary';
import { LoadPart } from '../../../core/browser/ui/feedback/LoadPart';
import { useService } from '../../../core/browser/ui/services';
import { onUnexpectedError } from '../../../core/common/event';
import { EditorFailure } from './EditorFailure';
import { EditorProgress } from './EditorProgress';
import './editorPane.css';

/** What an editor draws for a tab, once its code is there. */
export const EditorBody = observer(function EditorBody({ tab }: { readonly tab: Tab }): ReactNode {
  const editors = useService(Editors);
  const code = editors.code(tab.type);
  if (code.state !== 'ready') {
    const error = code.state === 'failed' ? code.error : undefined;
    const load = (): void => void editors.load(tab.type);
    return <LoadPart name={tab.name} state={code.state} error={error} load={load} />;
  }
  return (
    <ErrorBoundary
      fallback={(error, retry) => <EditorFailure tab={tab} error={error} retry={retry} />}
      onError={onUnexpectedError}
    >
      <div className="editor-pane">
        <EditorProgress tabKey={tab.key} />
        <code.component tab={tab} />
      </div>
    </ErrorBoundary>
  );
});
