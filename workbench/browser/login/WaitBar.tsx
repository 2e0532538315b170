import type { ReactNode } from 'react';

/** Something is on its way. */
export function WaitBar({ label }: { readonly label: string }): ReactNode {
  return <div className="login__wait" role="progressbar" aria-label={label} />;
}
