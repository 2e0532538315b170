import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Editors } from '../../../core/browser/tabs/editors';
import type { Tab } from '../../../core/browser/tabs/tab';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { ErrorBoundary } from '../../../core/browser/ui/feedback/ErrorBoundary';
import { LoadPart } from '../../../core/browser/ui/feedback/LoadPart';
import { useService } from '../../../core/browser/ui/services';
import { onUnexpectedError } from '../../../core/common/event';
import { EditorFailure } from './EditorFailure';
import { EditorProgress } from './EditorProgress';
import './editorPane.css';

/** What a tab shows, in the element that is its own for as long as it is open. */
export const EditorPane = observer(function EditorPane(props: {
  readonly tabKey: string;
  readonly host: HTMLElement;
}): ReactNode {
  const tab = useService(Tabs).get(props.tabKey);
  const { host } = props;
  useEffect(() => {
    host.tabIndex = -1;
    host.setAttribute('role', 'tabpanel');
    host.setAttribute('aria-labelledby', `dock-tab-${props.tabKey}`);
  }, [host, props.tabKey]);
  return tab ? <EditorBody tab={tab} /> : null;
});

const EditorBody = observer(function EditorBody({ tab }: { readonly tab: Tab }): ReactNode {
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
