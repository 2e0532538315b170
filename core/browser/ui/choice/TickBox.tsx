import type { ComponentProps, ReactNode } from 'react';
import './choice.css';

/** The box alone, for what draws its label itself. */
export function TickBox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>): ReactNode {
  return <input {...rest} type="checkbox" className={className ? `choice__box ${className}` : 'choice__box'} />;
}
