import { goToResults, SearchField, WhoIsHere, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { ComponentTree } from './componentTree';
import { TreeFilter } from './treeFilter';

/** Shows only what is looked for, as it is typed. */
export const ComponentFilter = observer(function ComponentFilter(): ReactNode {
  const t = useTexts();
  const { model, appId } = useService(ComponentTree);
  const { wanted } = useService(TreeFilter);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted > 0) field.current?.focus();
  }, [wanted]);
  return (
    <div className="components__filter">
      <SearchField
        ref={field}
        label={t('tree.filter')}
        value={model.filter}
        onChange={(text) => model.setFilter(text)}
        resultCount={model.matches}
        onKeyDown={(event) => event.key === 'Enter' && goToResults(event.currentTarget)}
      />
      {appId !== undefined && <WhoIsHere record={appId} />}
    </div>
  );
});
