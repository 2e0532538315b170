import { ActionButton, SearchField, Select, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { centerSorts } from '../../common/appCalls';
import { applicationTypes } from '../../common/applicationTypes';
import { CenterState, type CenterTab, everyType, looks } from './centerState';

interface CenterToolsProps {
  readonly tab: CenterTab;
  /** How many are found. */
  readonly total: number;
}

const lookIcons = { cards: 'layout', list: 'list-unordered' } as const;

/** What narrows and sorts the list of applications, and how it looks. */
export const CenterTools = observer(function CenterTools({ tab, total }: CenterToolsProps): ReactNode {
  const t = useTexts();
  const state = useService(CenterState);
  const field = useRef<HTMLInputElement>(null);
  const { searchCalls } = state;
  useEffect(() => {
    if (searchCalls > 0) field.current?.focus();
  }, [searchCalls]);
  return (
    <>
      <SearchField
        label={t('center.search')}
        value={state.search}
        onChange={state.setSearch}
        resultCount={total}
        ref={field}
      />
      <div className="app-center__choice">
        <Select
          label={t('center.type')}
          hideLabel
          value={state.type}
          onChange={state.setType}
          options={[everyType, ...applicationTypes].map((value) => ({ value, label: t(`center.type.${value}`) }))}
        />
      </div>
      <div className="app-center__choice">
        <Select
          label={t('center.sort')}
          hideLabel
          value={state.sortIn(tab)}
          onChange={(value) => {
            const sort = centerSorts.find((each) => each === value);
            if (sort) state.setSort(sort);
          }}
          options={centerSorts.map((value) => ({ value, label: t(`center.sort.${value}`) }))}
        />
      </div>
      <div className="app-center__looks" role="group" aria-label={t('center.look')}>
        {looks.map((look) => (
          <ActionButton
            key={look}
            icon={lookIcons[look]}
            label={t(`center.look.${look}`)}
            pressed={state.look === look}
            onClick={() => state.setLook(look)}
          />
        ))}
      </div>
    </>
  );
});
