import type { RecordList } from 'lathe';
import { useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';

/** The last row of a list that has more: who scrolls to it has the next page loaded. */
export const MoreRow = observer(function MoreRow({ list }: { readonly list: RecordList }): ReactNode {
  const t = useTexts();
  useEffect(() => void list.more(), [list]);
  return <span className="records__more">{t('tree.more', { count: list.total - list.rows.length })}</span>;
});
