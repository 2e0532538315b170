import { Clipboard, ContextMenus, type SettingInfo } from 'lathe';
import { ActionButton, Markdown, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { SettingControl } from './controls/SettingControl';
import { controlOf } from './settingControl';
import { nameOfSetting } from './settingName';
import { linkSettings } from './linkSettings';
import { SettingsStore } from './settingsStore';
import { useProblemText } from './useProblemText';

interface Props {
  readonly info: SettingInfo;
  readonly row: number;
  readonly tabIndex: number;
  onFocus(): void;
}

/** One setting: its name, what it is about, its control, and what is wrong with it. */
export const SettingRow = observer(function SettingRow({ info, row, tabIndex, onFocus }: Props): ReactNode {
  const t = useTexts();
  const id = useId();
  const problemText = useProblemText();
  const store = useService(SettingsStore);
  const showMenu = useSettingMenu(info);
  const element = useRef<HTMLDivElement>(null);
  const { key, property } = info;
  const { category, label } = nameOfSetting(key, property.title);
  const modified = store.isModified(key);
  const problem = store.problemOf(key);
  const name = category ? `${category}: ${label}` : label;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const menu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (menu && element.current) showMenu(element.current);
    else if (event.key === 'Enter' && event.target === element.current)
      element.current.querySelector<HTMLElement>('.setting__control :is(input, select, textarea, button)')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={element}
      className={modified ? 'setting setting--modified' : 'setting'}
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-description`}
      data-row={row}
      data-setting={key}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <div className="setting__title" id={`${id}-name`}>
        {category && <span className="setting__category">{`${category}: `}</span>}
        <span className="setting__label">{label}</span>
        {modified && <span className="visually-hidden"> {t('settings.modified')}</span>}
        {store.isModifiedElsewhere(key) && (
          <span className="setting__elsewhere">
            {t(store.target === 'user' ? 'settings.alsoWorkspace' : 'settings.alsoUser')}
          </span>
        )}
      </div>
      <span className="setting__gear">
        <ActionButton
          icon="gear"
          label={t('settings.more', { name })}
          menu
          tabIndex={tabIndex}
          onClick={(event) => showMenu(event.currentTarget)}
        />
      </span>
      {controlOf(property) === 'boolean' ? null : <Description info={info} id={`${id}-description`} />}
      <div className="setting__control">
        <SettingControl info={info} name={name} describedBy={`${id}-description`}>
          <Description info={info} id={`${id}-description`} />
        </SettingControl>
      </div>
      {problem && (
        <div className="setting__problem" role="alert">
          {problemText(problem)}
        </div>
      )}
      {property.deprecationMessage && (
        <div className="setting__deprecated">{t('settings.deprecated', { message: property.deprecationMessage })}</div>
      )}
    </div>
  );
});

const Description = observer(function Description(props: {
  readonly info: SettingInfo;
  readonly id: string;
}): ReactNode {
  const { description, markdownDescription } = props.info.property;
  return (
    <div id={props.id} className="setting__description">
      {markdownDescription === undefined ? description : <Markdown text={linkSettings(markdownDescription)} commands />}
    </div>
  );
});

function useSettingMenu({ key, property, section }: SettingInfo): (at: Element) => void {
  const t = useTexts();
  const store = useService(SettingsStore);
  const menus = useService(ContextMenus);
  const clipboard = useService(Clipboard);
  const copy = (text: string) => () => void clipboard.writeText(text);
  return (at) => {
    const asJson = `${JSON.stringify(key)}: ${JSON.stringify(store.shownValue(key), null, 2)}`;
    const link = `${window.location.origin}/projects/settings?query=${encodeURIComponent(`@id:${key}`)}`;
    const reset = {
      id: 'reset',
      label: t('settings.reset'),
      enabled: store.isModified(key),
      run: () => void store.set(key, undefined),
    };
    const edits = [
      reset,
      { id: 'json', label: t('settings.editJson'), run: () => void store.openJson(undefined, key) },
    ];
    const copies = [
      { id: 'copyId', label: t('settings.copyId'), run: copy(key) },
      { id: 'copyJson', label: t('settings.copyJson'), run: copy(asJson) },
      { id: 'copyLink', label: t('settings.copyLink'), run: copy(link) },
    ];
    const others = section.source
      ? [{ id: 'ext', label: t('settings.showOthers'), run: () => store.setQuery(`@ext:${section.source}`) }]
      : [];
    void menus.show({
      label: property.title ?? key,
      at,
      groups: [
        { name: 'edit', actions: edits },
        { name: 'copy', actions: copies },
        { name: 'show', actions: others },
      ],
    });
  };
}
