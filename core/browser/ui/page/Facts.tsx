import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/** Names and values, of which those without a value are left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  const known = facts.filter(([, value]) => value !== undefined && value !== '');
  return (
    <dl className="page__facts">
      {known.map(([name, value]) => (
        <div key={name} className="page__fact">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
