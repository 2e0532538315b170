import { Checkbox, Icon, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';

interface AccessRowProps {
  readonly icon: string;
  readonly name: string;
  /** What it is, where that is not plain. */
  readonly note?: string;
  readonly sees: boolean;
  /** Undefined for what has no say in it. */
  readonly first?: boolean;
  readonly fixed: boolean;
  readonly onSee: (sees: boolean) => void;
  readonly onFirst?: (first: boolean) => void;
}

/** A profile or a permission set: whether its users see the application, and whether it opens for them at login. */
export function AccessRow({ icon, name, note, sees, first = false, fixed, onSee, onFirst }: AccessRowProps): ReactNode {
  const t = useTexts();
  return (
    <tr>
      <th scope="row">
        <Icon name={icon} /> {name} {note && <span className="app-designer__muted">{note}</span>}
      </th>
      <td>
        <Checkbox
          label={`${name}: ${t('designer.access.sees')}`}
          hideLabel
          checked={sees}
          disabled={fixed}
          onChange={onSee}
        />
      </td>
      <td>
        {onFirst && (
          <Checkbox
            label={`${name}: ${t('designer.access.first')}`}
            hideLabel
            checked={sees && first}
            disabled={fixed || !sees}
            onChange={onFirst}
          />
        )}
      </td>
    </tr>
  );
}
