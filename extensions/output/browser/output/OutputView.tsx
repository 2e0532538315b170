import { ActionButton, SearchField, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { logLevels, OutputStore } from './outputStore';
import { OutputLines } from './OutputLines';
import './output.css';

/** The output panel: which channel, which lines of it, and these. */
export const OutputView = observer(function OutputView(): ReactNode {
  const t = useTexts();
  const store = useService(OutputStore);
  const { channel, channels, filter, level } = store;
  return (
    <div className="output">
      <div className="output__bar">
        <SearchField
          label={t('output.filter')}
          value={filter}
          onChange={store.setFilter}
          resultCount={store.lines.length}
        />
        <select
          className="output__select"
          aria-label={t('output.level')}
          value={level}
          onChange={(event) => store.setLevel(event.target.value)}
        >
          {logLevels.map((name) => (
            <option key={name} value={name}>
              {t(`output.level.${name}`)}
            </option>
          ))}
        </select>
        <select
          className="output__select"
          aria-label={t('output.channel')}
          value={channel?.id}
          onChange={(event) => store.choose(event.target.value)}
        >
          {channels.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <ActionButton
          icon="lock"
          label={t('output.scrollLock')}
          pressed={!store.following}
          onClick={store.toggleFollowing}
        />
        <ActionButton
          icon="word-wrap"
          label={t('output.wordWrap')}
          pressed={store.wrap}
          onClick={() => void store.toggleWrap()}
        />
      </div>
      <OutputLines key={channel?.id} />
    </div>
  );
});
