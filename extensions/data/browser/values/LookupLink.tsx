import { Routes } from 'lathe';
import { report, useService } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { LookupValue } from './lookupValue';

interface LookupLinkProps {
  /** The object whose row it is; without it the reader doesn't know of it, and it leads nowhere. */
  readonly object: string | undefined;
  readonly value: LookupValue;
  /** What it is called, or stands for a row that the reader may not see. */
  readonly text: string;
}

/** The page of a row. */
export function recordPath(object: string, id: string): string {
  return `/projects/records/${encodeURIComponent(object)}/${encodeURIComponent(id)}`;
}

/** Leads to the row's page. */
export function LookupLink({ object, value: { id, name }, text }: LookupLinkProps): ReactNode {
  const routes = useService(Routes);
  if (object === undefined || name === undefined)
    return <span className={name === undefined ? 'value-text value-text--unseen' : 'value-text'}>{text}</span>;
  const path = recordPath(object, id);
  return (
    <a
      className="value-link"
      href={routes.addressOf(path)}
      onClick={(event) => {
        event.preventDefault();
        report(routes.open(path));
      }}
    >
      {name}
    </a>
  );
}
