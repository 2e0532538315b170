import { ActionButton, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode } from 'react';
import type { FieldDescription } from '../../common/describeCalls';
import { pathLabel } from '../filter/pathFields';
import { usePathFields } from '../filter/usePathFields';
import { AddPath } from './AddPath';
import './editorFrame.css';

interface PathListProps {
  readonly object: string;
  readonly label: string;
  readonly paths: readonly string[];
  readonly onChange: (paths: readonly string[]) => void;
  readonly fits?: (field: FieldDescription) => boolean;
  /** What else it is called, said beside it. */
  readonly nameOf?: (path: string) => string;
}

/** Fields in an order: added, taken out and moved, with Alt and the arrows too. */
export const PathList = observer(function PathList(props: PathListProps): ReactNode {
  const { object, label, paths, onChange, fits, nameOf } = props;
  const move = (index: number, by: number): void => {
    const to = index + by;
    const path = paths[index];
    if (path === undefined || to < 0 || to >= paths.length) return;
    onChange(paths.toSpliced(index, 1).toSpliced(to, 0, path));
  };
  const add = (path: string): void => {
    if (!paths.includes(path)) onChange([...paths, path]);
  };
  return (
    <div>
      <ul className="path-list" aria-label={label}>
        {paths.map((path, index) => (
          <PathItem
            key={path}
            object={object}
            path={path}
            description={nameOf?.(path)}
            onMove={(by) => move(index, by)}
            onRemove={() => onChange(paths.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <AddPath object={object} fits={fits} onAdd={add} />
    </div>
  );
});

interface PathItemProps {
  readonly object: string;
  readonly path: string;
  readonly description: string | undefined;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

const PathItem = observer(function PathItem(props: PathItemProps): ReactNode {
  const { object, path, description, onMove, onRemove } = props;
  const t = useTexts();
  const fields = usePathFields(object, path);
  const isKnown = fields === undefined || fields.length === path.split('.').length;
  const name = fields && isKnown ? pathLabel(fields) : path;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li className="path-list__item" onKeyDown={onKeyDown}>
      <span className={isKnown ? 'path-list__name' : 'path-list__name path-list__name--unknown'}>{name}</span>
      {description !== undefined && <span className="path-list__description">{description}</span>}
      <ActionButton icon="arrow-up" label={t('paths.up', { name })} onClick={() => onMove(-1)} />
      <ActionButton icon="arrow-down" label={t('paths.down', { name })} onClick={() => onMove(1)} />
      <ActionButton icon="close" label={t('paths.remove', { name })} onClick={onRemove} />
    </li>
  );
});
