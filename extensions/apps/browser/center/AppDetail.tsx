import type { CustomDialogProps, Translate } from 'lathe';
import { Button, type Fact, Facts } from 'lathe/ui';
import type { ReactNode } from 'react';
import './appDetail.css';

interface AppDetailProps extends CustomDialogProps<boolean> {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly t: Translate;
}

/** What there is to know of an application, before it is opened. */
export function AppDetail({ title, facts, t, close }: AppDetailProps): ReactNode {
  return (
    <div className="app-detail">
      <h2 className="app-detail__title">{title}</h2>
      <Facts facts={facts} />
      <div className="app-detail__buttons">
        <Button autoFocus onClick={() => close(true)}>
          {t('detail.edit')}
        </Button>
        <Button secondary onClick={() => close(false)}>
          {t('detail.close')}
        </Button>
      </div>
    </div>
  );
}
