import { Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CreationRun, StepState } from './creationRun';
import './creationPanel.css';

interface CreationPanelProps {
  readonly run: CreationRun;
}

const icons: Readonly<Record<StepState, string>> = {
  waiting: 'circle-large-outline',
  running: 'loading~spin',
  done: 'pass',
  failed: 'error',
  undone: 'discard',
};

/** How far a new application has come, step by step; when it failed, that all is taken back. */
export const CreationPanel = observer(function CreationPanel({ run }: CreationPanelProps): ReactNode {
  const t = useTexts();
  const { phase, steps, wanted } = run;
  return (
    <section className="creation-panel" aria-label={t('creation.title')}>
      <p className="creation-panel__state" role="status">
        {t(`creation.phase.${phase}`, { label: wanted.label })}
      </p>
      {steps.length > 0 && (
        <ol className="creation-panel__steps" aria-label={t('creation.steps')}>
          {steps.map(({ title, state }) => (
            <li key={title} className={`creation-panel__step creation-panel__step--${state}`}>
              <Icon name={icons[state]} />
              <span className="creation-panel__title">{title}</span>
              <span className="creation-panel__mark">{t(`creation.step.${state}`)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});
