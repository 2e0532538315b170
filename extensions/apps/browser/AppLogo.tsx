import { Icon, pictureIcon } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { AppCard } from '../common/appCalls';
import type { ApplicationType } from '../common/applicationTypes';
import { pictureOf } from './pictureOf';
import './appLogo.css';

const icons: Readonly<Record<ApplicationType, string>> = {
  'Custom Application': 'layers',
  'Addon Application': 'extensions',
  'Quick Application': 'zap',
  'Quick Application Template': 'project',
  'Solution Application': 'archive',
  '5GMessage Application': 'comment-discussion',
  'BA Application': 'graph',
};

type Pictured = Pick<AppCard, 'logo' | 'type'>;

/** The picture or the icon that somebody has chosen for an application, or the icon of its type. */
export function iconOfApp({ logo, type }: Pictured): string {
  const picture = pictureOf(logo);
  if (picture) return pictureIcon(picture);
  return /^[a-z][a-z0-9-]*$/.test(logo) ? logo : icons[type];
}

/** The picture of an application, or its icon. */
export function AppLogo({ app, className = '' }: { readonly app: Pictured; readonly className?: string }): ReactNode {
  const picture = pictureOf(app.logo);
  if (picture) return <img className={`app-picture ${className}`} src={picture} alt="" loading="lazy" />;
  return <Icon name={iconOfApp(app)} className={className} />;
}
