import type { ReactNode } from 'react';

/** The product's sign: a workpiece between the centres of a lathe. */
export function Logo(): ReactNode {
  return (
    <svg className="home-view__logo" viewBox="0 20 120 80" aria-hidden="true">
      <path d="M8 48v24l20-12zM112 48v24L92 60z" />
      <path d="M34 42h14v36H34zM52 34h16v52H52zM72 42h14v36H72z" />
    </svg>
  );
}
