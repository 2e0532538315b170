import { HoverHost } from 'lathe/ui';
import type { ReactNode } from 'react';
import { NotificationsPart } from '../parts/notifications/NotificationsPart';
import { QuickInputHost } from '../quickInput/QuickInputHost';

/** What is said and asked beside a page and over it. */
export function PageMessages(): ReactNode {
  return (
    <>
      <NotificationsPart />
      <QuickInputHost />
      <HoverHost />
    </>
  );
}
