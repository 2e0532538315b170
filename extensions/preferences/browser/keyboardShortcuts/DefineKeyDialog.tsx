import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { CustomDialog, Keybindings, Translate } from 'lathe';
import { Button } from 'lathe/ui';
import { KeyRecorder } from './keyRecorder';
import type { ShortcutRow } from './shortcutRow';
import type { ShortcutStore } from './shortcutStore';
import './defineKeyDialog.css';

interface Services {
  readonly row: ShortcutRow;
  readonly store: ShortcutStore;
  readonly keybindings: Keybindings;
  readonly t: Translate;
}

/** Asks for keys by having them pressed: Enter takes them, Escape gives up, Enter at first records any key. The result is as in "ctrl+k ctrl+s". */
export function defineKeyDialog({ row, store, keybindings, t }: Services): CustomDialog<string> {
  return observer(function DefineKeyDialog({ close }): ReactNode {
    const [key, setKey] = useState('');
    const [literal, setLiteral] = useState(false);
    useEffect(() => {
      const recorder = new KeyRecorder();
      const recording = keybindings.record(({ key: pressed }) => {
        if (!recorder.press(pressed)) close(pressed === 'enter' ? recorder.key : undefined);
        setKey(recorder.key);
        setLiteral(recorder.literal);
        return true;
      });
      return () => recording.dispose();
    }, [close]);
    const rivals = key ? store.rivalsOf({ command: row.command, key, when: row.binding?.when }) : [];
    return (
      <div className="define-key">
        <p className="define-key__explanation">{t('shortcuts.explain')}</p>
        <div className="define-key__keys" role="status" aria-live="assertive">
          {key ? keybindings.labelOf(key) : t(literal ? 'shortcuts.literal' : 'shortcuts.noKeys')}
        </div>
        <p className="define-key__command">{row.title}</p>
        {!key && !literal && <p className="define-key__hint">{t('shortcuts.literalHint')}</p>}
        <div className="define-key__rivals" role="status">
          {rivals.length > 0 && t('shortcuts.conflicts', { count: rivals.length })}
          <ul>
            {rivals.map((rival) => (
              <li key={rival}>{rival}</li>
            ))}
          </ul>
        </div>
        <div className="define-key__buttons">
          <Button disabled={key === ''} onClick={() => close(key)}>
            {t('shortcuts.accept')}
          </Button>
          <Button secondary onClick={() => close()}>
            {t('shortcuts.cancel')}
          </Button>
        </div>
      </div>
    );
  });
}
