import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Progress } from '../../../core/browser/progress/progress';
import { ProgressBar } from '../../../core/browser/ui/feedback/ProgressBar';
import { useService } from '../../../core/browser/ui/services';

/** The bar at the top of an editor that is at work. */
export const EditorProgress = observer(function EditorProgress({ tabKey }: { readonly tabKey: string }): ReactNode {
  const task = useService(Progress).ofEditor(tabKey);
  return task ? <ProgressBar label={task.text} value={task.value} /> : null;
});
