import { Icon, useTexts, WhoIsHere } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ComponentEntry } from '../../common/appCalls';

/** At the end of a row: who has it open, and who edits it. */
export const ComponentMarks = observer(function ComponentMarks({
  entry,
}: {
  readonly entry: ComponentEntry;
}): ReactNode {
  const t = useTexts();
  const { locked, editable, userName } = entry.lockInfo;
  const label = t(editable ? 'tree.lockedByYou' : 'tree.locked', { user: userName });
  return (
    <>
      {entry.compId !== null && <WhoIsHere record={entry.compId} />}
      {locked && <Icon name={editable ? 'edit' : 'lock'} label={label} className="components__lock" />}
    </>
  );
});
