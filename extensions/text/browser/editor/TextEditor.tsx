import { observer } from 'mobx-react-lite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TextFiles, type Tab, Tabs, WorkingCopies } from 'lathe';
import { useService } from 'lathe/ui';
import { fromRouteParameter } from '../documents/fileAddress';
import { placeOf, TypedAhead } from '../documents/typedAhead';
import { FailedText } from './FailedText';
import { Skeleton } from './Skeleton';
import { Stage } from './stage';
import { useTabName } from './useTabName';
import { useTextTab } from './useTextTab';
import './TextEditor.css';

interface TextEditorProps {
  readonly tab: Tab;
  /** By default the text that the tab is of; another editor's tab says which of its texts. */
  readonly uri?: string;
}

/** A text in a tab. Only while the tab is in front does it have one of Monaco's editors. */
export const TextEditor = observer(function TextEditor({ tab, uri: given }: TextEditorProps): ReactNode {
  const uri = given ?? fromRouteParameter(tab.id);
  const files = useService(TextFiles);
  const { textTab, error, retry } = useTextTab(tab, uri);
  const stage = useService(Stage);
  const ahead = useService(TypedAhead);
  const shown = useIsInFront(tab);
  useTabName(tab, given === undefined ? files.nameOf(uri) : undefined);
  useExpectedCopy(tab, !textTab && error === undefined);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!textTab || !shown || !place.current) return;
    const typed = ahead.take(uri);
    if (typed) textTab.document.edit(typed.text);
    const showing = stage.show(textTab, place.current);
    if (typed) textTab.editor?.setPosition(placeOf(typed));
    return () => showing.dispose();
  }, [stage, ahead, uri, textTab, shown]);
  if (error !== undefined) return <FailedText uri={uri} error={error} retry={retry} />;
  return (
    <div className="text-editor" ref={place} onFocus={(event) => focusInside(event.currentTarget, event.target)}>
      {!textTab && <Skeleton uri={uri} active={tab.active} />}
    </div>
  );
});

function useIsInFront(tab: Tab): boolean {
  const tabs = useService(Tabs);
  return tabs.groups.some((group) => group.active?.key === tab.key) || tabs.isAway(tab.key);
}

/** What is pressed while the editor loads, such as Ctrl+S, is for the text that is being typed already. */
function useExpectedCopy(tab: Tab, loading: boolean): void {
  const workingCopies = useService(WorkingCopies);
  useLayoutEffect(() => {
    if (!loading) return;
    const coming = workingCopies.expect(tab.key);
    return () => coming.dispose();
  }, [workingCopies, tab, loading]);
}

/** Focus that comes to the frame goes on into the text. */
function focusInside(frame: HTMLElement, target: EventTarget): void {
  if (target === frame) frame.querySelector<HTMLElement>('textarea, .monaco-editor .native-edit-context')?.focus();
}
