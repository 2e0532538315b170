import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { onUnexpectedError } from '../../../common/event';
import type { EditLock } from '../../metadata/editLock';
import type { Tab } from '../../tabs/tab';
import { Button } from '../button/Button';
import { EmptyState } from '../feedback/EmptyState';
import { Icon } from '../icon/Icon';
import { LockBanner } from '../lock/LockBanner';
import { WhoIsHere } from '../presence/WhoIsHere';
import { useKitTexts } from '../useKitTexts';
import { Form } from './Form';
import { FormLocked } from './formLocked';
import type { FormModel } from './formModel';
import { UnsentForm } from './UnsentForm';
import { useFormTab, useTitleOfNew } from './useFormTab';
import './form.css';

export interface FormPageProps<V extends object> {
  readonly tab: Tab;
  readonly form: FormModel<V>;
  readonly title: string;
  readonly icon?: string;
  /** Beside the title: a state, a kind. */
  readonly subtitle?: ReactNode;
  /** Further buttons at the top. */
  readonly actions?: ReactNode;
  /** What the button that saves says, where it does more than that. */
  readonly saveText?: string;
  /** Nothing can be changed while somebody else holds it. */
  readonly lock?: EditLock;
  /** What is locked, in words that go on a sentence: "field". */
  readonly what?: string;
  /** For who may look but change nothing. */
  readonly readOnly?: boolean;
  /** Above the fields, in sight wherever they are scrolled to. */
  readonly notice?: ReactNode;
  /** Drawn once the form is loaded. */
  readonly children: () => ReactNode;
}

function Page<V extends object>(props: FormPageProps<V>): ReactNode {
  const { tab, form, title, icon, subtitle, actions, saveText, notice, lock, what = '', children } = props;
  const readOnly = props.readOnly === true || lock?.foreign === true;
  const t = useKitTexts();
  useFormTab(tab, form);
  useTitleOfNew(tab, title);
  if (form.state === 'loading') return <EmptyState title={t('kit.loading', { name: tab.name })} icon="loading" />;
  if (form.state === 'failed') {
    return (
      <EmptyState title={t('kit.loadError', { name: tab.name })} description={form.problem} icon="error">
        <Button onClick={() => void form.load()}>{t('kit.retry')}</Button>
      </EmptyState>
    );
  }
  return (
    <div className="form-page">
      <header className="form-page__header">
        {icon && <Icon name={icon} />}
        <h1 className="form-page__title">{title}</h1>
        {subtitle && <div className="form-page__subtitle">{subtitle}</div>}
        <div className="form-page__actions">
          {lock && <WhoIsHere record={tab.id} />}
          {actions}
          {!readOnly && (
            <>
              <Button secondary disabled={!form.dirty || form.saving} onClick={() => form.reset()}>
                {t('form.reset')}
              </Button>
              <Button disabled={!form.dirty || form.saving} onClick={() => void form.save().catch(onUnexpectedError)}>
                {form.saving ? t('form.saving') : (saveText ?? t('form.save'))}
              </Button>
            </>
          )}
        </div>
      </header>
      {lock && <LockBanner tabKey={tab.key} lock={lock} what={what} />}
      <UnsentForm form={form} />
      {notice}
      <div className="form-page__body" data-autofocus="within">
        <Form form={form} label={title}>
          <fieldset className="form-page__fields" disabled={lock?.foreign}>
            <FormLocked value={lock?.foreign === true}>{children()}</FormLocked>
          </fieldset>
        </Form>
      </div>
    </div>
  );
}

/** One record in a tab of its own: its title, what can be done with it, and its fields; saved with Ctrl+S as every editor. */
export const FormPage = observer(Page);
