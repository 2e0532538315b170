import { type ReactNode, useEffect, useRef } from 'react';

/** What happened, where there is no field to go to: the keyboard is put here, and screen readers read it. */
export function TextHere({ children }: { readonly children: ReactNode }): ReactNode {
  const here = useRef<HTMLParagraphElement>(null);
  useEffect(() => here.current?.focus(), []);
  return (
    <p ref={here} className="login-form__text" role="status" tabIndex={-1}>
      {children}
    </p>
  );
}
