import { ActionButton, Icon, useFormLocked, useTexts } from 'lathe/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldDescription } from '../../../common/describeCalls';
import type { LayoutField } from '../../../common/objects/layoutData';
import { fieldIcons } from '../fieldIcons';

interface PlacedFieldProps {
  readonly field: LayoutField;
  /** Nothing of a field that is in the recycle bin. */
  readonly known: FieldDescription | undefined;
  readonly onDrag: (field: string | undefined) => void;
  readonly onDrop: () => void;
  readonly onStep: (key: string) => void;
  readonly onChange: (change: Partial<LayoutField>) => void;
  readonly onRemove: () => void;
}

/** The field that was moved by key and is drawn elsewhere keeps the focus. */
let focused: string | undefined;

/** A field in its place: dragged or moved with Shift and the arrows, taken out with Delete. */
export function PlacedField(props: PlacedFieldProps): ReactNode {
  const { field, known, onDrag, onDrop, onStep, onChange, onRemove } = props;
  const t = useTexts();
  const locked = useFormLocked();
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (focused !== field.field) return;
    focused = undefined;
    element.current?.focus();
  });
  const label = known?.label ?? t('layouts.gone');
  return (
    <li
      ref={element}
      className={known ? 'layout__field' : 'layout__field layout__field--gone'}
      tabIndex={0}
      draggable={!locked}
      aria-label={label}
      aria-description={t('layouts.moveHint')}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', field.field);
        onDrag(field.field);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onDrop();
      }}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        if (event.key === 'Delete') onRemove();
        else if (event.shiftKey && event.key.startsWith('Arrow')) {
          focused = field.field;
          onStep(event.key);
        } else return;
        event.preventDefault();
      }}
    >
      <Icon name={known ? fieldIcons[known.type] : 'trash'} />
      <span className="layout__name">{label}</span>
      <ActionButton
        icon={field.required ? 'star-full' : 'star-empty'}
        label={t('layouts.required', { label })}
        pressed={field.required === true}
        onClick={() => onChange({ required: field.required !== true })}
      />
      <ActionButton
        icon="lock"
        label={t('layouts.readOnly', { label })}
        pressed={field.readOnly === true}
        onClick={() => onChange({ readOnly: field.readOnly !== true })}
      />
      <ActionButton icon="close" label={t('layouts.remove', { label })} onClick={onRemove} />
    </li>
  );
}
