import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SelectOption } from './Select';

interface ComboListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly active: number;
  readonly note: string | undefined;
  readonly anchor: RefObject<HTMLInputElement | null>;
  readonly onChoose: (option: SelectOption) => void;
  /** The field has gone elsewhere under it. */
  readonly onScrolled: () => void;
}

interface Place {
  readonly left: number;
  readonly width: number;
  readonly top?: number;
  readonly bottom?: number;
}

const greatestHeight = 240;

/** The list of a combo box, above everything else, below its field or above it where there is more room. */
export function ComboList(props: ComboListProps): ReactNode {
  const { id, label, options, active, note, anchor, onChoose, onScrolled } = props;
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    if (anchor.current) setPlace(placeAt(anchor.current));
  }, [anchor, options.length]);
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, place]);
  useEffect(() => {
    const view = anchor.current?.ownerDocument.defaultView;
    const scrolled = ({ target }: Event): void => {
      if (target !== list.current) onScrolled();
    };
    view?.addEventListener('scroll', scrolled, true);
    return () => view?.removeEventListener('scroll', scrolled, true);
  }, [anchor, onScrolled]);
  const body = anchor.current?.ownerDocument.body;
  if (!body || !place) return null;
  return createPortal(
    <div ref={list} className="combo-box__popup" style={{ ...place, maxHeight: greatestHeight }}>
      <div id={`${id}-list`} role="listbox" aria-label={label}>
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={index === active ? 'combo-box__option combo-box__option--active' : 'combo-box__option'}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <span className="combo-box__label">{option.label}</span>
            {option.description && <span className="combo-box__description">{option.description}</span>}
          </div>
        ))}
      </div>
      {note && (
        <div className="combo-box__note" role="status">
          {note}
        </div>
      )}
    </div>,
    body,
  );
}

function placeAt(field: HTMLInputElement): Place {
  const { left, top, bottom, width } = field.getBoundingClientRect();
  const height = field.ownerDocument.defaultView?.innerHeight ?? 0;
  const below = height - bottom;
  const fits = below >= greatestHeight || below >= top;
  return { left, width: Math.max(width, 180), ...(fits ? { top: bottom + 1 } : { bottom: height - top + 1 }) };
}
