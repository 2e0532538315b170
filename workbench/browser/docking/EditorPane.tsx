import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { useService } from '../../../core/browser/ui/services';
import { EditorBody } from './EditorBody';

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
