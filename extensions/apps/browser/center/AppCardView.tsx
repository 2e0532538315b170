import { formatTime, Texts } from 'lathe';
import { ActionButton, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AppCard } from '../../common/appCalls';
import { AppLogo } from '../AppLogo';
import { FavoriteButton } from './FavoriteButton';
import { useAppMenu } from './useAppMenu';
import { useOpenApp } from './useOpenApp';

interface AppCardProps {
  readonly app: AppCard;
  readonly id: string;
  /** The one in which the keyboard is. */
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
}

/** An application as a card: what it is, whose, and what is done with it most. */
export const AppCardView = observer(function AppCardView({ app, id, isCurrent, onFocus }: AppCardProps): ReactNode {
  const t = useTexts();
  const open = useOpenApp();
  const showMenu = useAppMenu();
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <div
      id={id}
      role="gridcell"
      className={app.active ? 'app-card' : 'app-card app-card--inactive'}
      aria-label={app.label}
      aria-describedby={`${id}-text`}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onDoubleClick={() => open(app)}
      onContextMenu={(event) => {
        event.preventDefault();
        showMenu(app, { x: event.clientX, y: event.clientY });
      }}
    >
      <AppLogo app={app} className="app-card__logo" />
      <div className="app-card__body">
        <div className="app-card__head">
          <button type="button" className="app-card__label" tabIndex={-1} onClick={() => open(app)}>
            {app.label}
          </button>
          {!app.active && <span className="app-card__state">{t('center.inactive')}</span>}
        </div>
        <div id={`${id}-text`} className="app-card__text">
          <div className="app-card__line">
            {app.name} · {t(`center.type.${app.type}`)}
          </div>
          <div className="app-card__line app-card__line--description">{app.description}</div>
          <Footer app={app} />
        </div>
      </div>
      <div className="app-card__actions">
        <FavoriteButton app={app} tabIndex={tabIndex} />
        <ActionButton
          icon="ellipsis"
          label={t('center.actions', { label: app.label })}
          menu
          tabIndex={tabIndex}
          onClick={(event) => showMenu(app, event.currentTarget)}
        />
      </div>
    </div>
  );
});

const Footer = observer(function Footer({ app }: { readonly app: AppCard }): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const modified = t('center.modifiedAt', { time: formatTime(app.modifiedAt, locale) });
  return (
    <div className="app-card__line app-card__line--footer">{[app.ownerName, modified].filter(Boolean).join(' · ')}</div>
  );
});
