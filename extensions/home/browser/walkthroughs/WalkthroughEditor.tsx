import { type Tab, Walkthroughs } from 'lathe';
import { EmptyState, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { HomePage } from '../page/HomePage';
import { WalkthroughPage } from './WalkthroughPage';
import './walkthrough.css';

/** One walkthrough; without one, the page that lists them. */
export const WalkthroughEditor = observer(function WalkthroughEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const { id } = tab;
  const walkthrough = useService(Walkthroughs).get(id);
  if (id === '') return <HomePage />;
  return walkthrough ? (
    <WalkthroughPage walkthrough={walkthrough} />
  ) : (
    <EmptyState title={t('welcome.missing', { id })} />
  );
});
