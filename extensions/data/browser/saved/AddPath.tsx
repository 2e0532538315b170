import { ActionButton, Button, useTexts } from 'lathe/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldDescription } from '../../common/describeCalls';
import { PathPicker } from '../filter/PathPicker';

interface AddPathProps {
  readonly object: string;
  readonly fits?: (field: FieldDescription) => boolean;
  readonly onAdd: (path: string) => void;
}

/** A button, and once it is pressed what one chooses the field with: Enter takes it, Escape leaves it. */
export function AddPath({ object, fits, onAdd }: AddPathProps): ReactNode {
  const t = useTexts();
  const [path, setPath] = useState<string>();
  const { button, returnFocus } = useReturn(path === undefined);
  const leave = (): void => {
    returnFocus();
    setPath(undefined);
  };
  const take = (): void => {
    if (path === undefined || path === '') return;
    onAdd(path);
    leave();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // A list that is open has had its own Enter and Escape.
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter' && isField && path) take();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (path === undefined)
    return (
      <Button ref={button} secondary icon="add" onClick={() => setPath('')}>
        {t('paths.add')}
      </Button>
    );
  return (
    <div className="settings-part__line" onKeyDown={onKeyDown}>
      <div>
        <PathPicker autoFocus object={object} path={path} fits={fits} onChange={setPath} />
      </div>
      <ActionButton icon="check" label={t('paths.take')} disabled={path === ''} onClick={take} />
      <ActionButton icon="close" label={t('paths.cancel')} onClick={leave} />
    </div>
  );
}

/** The keyboard goes back to the button when what it opened is left. */
function useReturn(isButton: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (isButton && wanted.current) button.current?.focus();
    wanted.current = false;
  }, [isButton]);
  return { button, returnFocus: () => (wanted.current = true) };
}
