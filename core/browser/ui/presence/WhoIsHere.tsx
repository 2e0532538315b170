import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PresentUsers } from '../../presence/presentUsers';
import { useService } from '../services';
import { useKitTexts } from '../useKitTexts';
import { initialsOf } from './initialsOf';
import './whoIsHere.css';

export interface WhoIsHereProps {
  /** The record that they have open. */
  readonly record: string;
  /** How many are drawn; of the rest their number. */
  readonly most?: number;
}

/** The others who have a record open now, by their initials; nothing when nobody has. */
export const WhoIsHere = observer(function WhoIsHere({ record, most = 3 }: WhoIsHereProps): ReactNode {
  const t = useKitTexts();
  const users = useService(PresentUsers).at(record);
  if (users.length === 0) return null;
  const names = t('kit.here', { names: users.map(({ userName }) => userName).join(', ') });
  const shown = users.length > most ? users.slice(0, most - 1) : users;
  const rest = users.length - shown.length;
  return (
    <span className="who-is-here" role="img" aria-label={names} data-hover={names}>
      {shown.map(({ userId, userName }) => (
        <span key={userId} className="who-is-here__user">
          {initialsOf(userName)}
        </span>
      ))}
      {rest > 0 && <span className="who-is-here__user">+{rest}</span>}
    </span>
  );
});
