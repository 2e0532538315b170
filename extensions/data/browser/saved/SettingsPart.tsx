import { type ReactNode, useId } from 'react';

interface SettingsPartProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Settings that belong together. */
export function SettingsPart({ title, hint, children }: SettingsPartProps): ReactNode {
  const id = useId();
  return (
    <section className="settings-part" aria-labelledby={id}>
      <h2 id={id} className="settings-part__title">
        {title}
      </h2>
      {hint && <p className="settings-part__hint">{hint}</p>}
      <div className="settings-part__fields">{children}</div>
    </section>
  );
}
