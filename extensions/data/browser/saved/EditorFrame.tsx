import { onUnexpectedError, type Tab } from 'lathe';
import { Button, EmptyState, type FormModel, TextField, useFormTab, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import './editorFrame.css';

interface EditorFrameProps<V extends { readonly label: string }> {
  readonly tab: Tab;
  readonly form: FormModel<V>;
  /** Of the field for its name. */
  readonly nameLabel: string;
  readonly actions?: ReactNode;
  /** What is edited, and beside it how. */
  readonly children: () => ReactNode;
  readonly settings: () => ReactNode;
}

/** What is edited by looking at it: its name and what can be done above, its settings at the side. */
function Frame<V extends { readonly label: string }>(props: EditorFrameProps<V>): ReactNode {
  const { tab, form, nameLabel, actions, children, settings } = props;
  const t = useTexts();
  useFormTab(tab, form);
  if (form.state === 'loading') return <EmptyState icon="loading" title={t('saved.loading', { name: tab.name })} />;
  if (form.state === 'failed')
    return (
      <EmptyState icon="error" title={t('saved.failed', { name: tab.name })} description={form.problem}>
        <Button onClick={() => void form.load()}>{t('tile.retry')}</Button>
      </EmptyState>
    );
  // Of what has no field of its own it is told above.
  const problem = form.problem ?? form.errorOf('tiles') ?? form.errorOf('data');
  const error = form.errorOf('label') ?? (form.isMissing('label') ? t('saved.nameMissing') : undefined);
  return (
    <div className="editor-frame">
      <header className="editor-frame__head">
        <div className="editor-frame__name">
          <TextField
            label={nameLabel}
            hideLabel
            maxLength={64}
            value={form.values.label}
            error={error}
            onChange={(label) => form.change('label', label, nameLabel)}
          />
        </div>
        <div className="editor-frame__actions">
          {actions}
          <Button secondary disabled={!form.dirty || form.saving} onClick={() => form.reset()}>
            {t('saved.reset')}
          </Button>
          <Button disabled={!form.dirty || form.saving} onClick={() => void form.save().catch(onUnexpectedError)}>
            {t(form.saving ? 'saved.saving' : 'saved.save')}
          </Button>
        </div>
      </header>
      {problem !== undefined && (
        <div className="editor-frame__problem" role="alert">
          {problem}
        </div>
      )}
      <div className="editor-frame__body">
        <div className="editor-frame__main">{children()}</div>
        <aside className="editor-frame__settings" aria-label={t('saved.settings')}>
          {settings()}
        </aside>
      </div>
    </div>
  );
}

export const EditorFrame = observer(Frame);
