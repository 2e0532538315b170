import { Commands } from 'lathe';
import { ActionButton, report, useService, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { AppCard } from '../../common/appCalls';

interface FavoriteButtonProps {
  readonly app: AppCard;
  readonly tabIndex?: number;
}

/** The star that is lit for a favourite. */
export function FavoriteButton({ app, tabIndex }: FavoriteButtonProps): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const { favorite } = app;
  return (
    <ActionButton
      icon={favorite ? 'star-full' : 'star-empty'}
      label={t(favorite ? 'command.removeFavorite' : 'command.addFavorite')}
      tabIndex={tabIndex}
      onClick={() => report(commands.execute(favorite ? 'apps.removeFavorite' : 'apps.addFavorite', [app]))}
    />
  );
}
