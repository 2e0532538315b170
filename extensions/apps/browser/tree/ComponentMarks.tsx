import { Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ComponentEntry } from '../../common/appCalls';

/** At the end of a row: who edits it. */
export const ComponentMarks = observer(function ComponentMarks({
  entry,
}: {
  readonly entry: ComponentEntry;
}): ReactNode {
  const t = useTexts();
  const { locked, editable, userName } = entry.lockInfo;
  if (!locked) return null;
  const label = t(editable ? 'tree.lockedByYou' : 'tree.locked', { user: userName });
  return <Icon name={editable ? 'edit' : 'lock'} label={label} className="components__lock" />;
});
