import { Icon } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { AppCard } from '../common/appCalls';
import type { ApplicationType } from '../common/applicationTypes';

const icons: Readonly<Record<ApplicationType, string>> = {
  'Custom Application': 'layers',
  'Addon Application': 'extensions',
  'Quick Application': 'zap',
  'Quick Application Template': 'project',
  'Solution Application': 'archive',
  '5GMessage Application': 'comment-discussion',
  'BA Application': 'graph',
};

export function iconOfType(type: ApplicationType): string {
  return icons[type];
}

/** The icon that somebody has chosen for an application, or that of its type. */
export function AppLogo({ app }: { readonly app: Pick<AppCard, 'logo' | 'type'> }): ReactNode {
  const chosen = /^[a-z][a-z0-9-]*$/.test(app.logo) ? app.logo : undefined;
  return <Icon name={chosen ?? iconOfType(app.type)} />;
}
