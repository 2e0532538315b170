import { type ReactNode, useId } from 'react';
import './form.css';

export interface FormSectionProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, description, children }: FormSectionProps): ReactNode {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 id={id} className="form-section__title">
        {title}
      </h2>
      {description && <p className="form-section__description">{description}</p>}
      {children}
    </section>
  );
}
