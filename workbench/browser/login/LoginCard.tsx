import { type ReactNode, useId } from 'react';

export interface LoginCardProps {
  readonly title: string;
  /** Of the tenant's brand, in place of the product's. */
  readonly logo?: string;
  /** A line below the title. */
  readonly note?: string;
  readonly sandbox?: string;
  readonly children: ReactNode;
}

/** The frame of both steps. */
export function LoginCard({ title, logo, note, sandbox, children }: LoginCardProps): ReactNode {
  const id = useId();
  return (
    <section className="login-card" aria-labelledby={id}>
      {logo ? <img className="login-card__picture" src={logo} alt="" /> : <ProductSign />}
      <h1 id={id} className="login-card__title">
        {title}
      </h1>
      {sandbox && <p className="login-card__sandbox">{sandbox}</p>}
      {note && (
        <p className="login-card__note" role="status">
          {note}
        </p>
      )}
      {children}
    </section>
  );
}

function ProductSign(): ReactNode {
  return (
    <svg className="login-card__logo" viewBox="0 20 120 80" aria-hidden="true">
      <path d="M8 48v24l20-12zM112 48v24L92 60z" />
      <path d="M34 42h14v36H34zM52 34h16v52H52zM72 42h14v36H72z" />
    </svg>
  );
}
