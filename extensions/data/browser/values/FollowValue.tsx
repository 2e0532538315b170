import { Routes } from 'lathe';
import { ActionButton, report, useService, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { FieldDescription } from '../../common/describeCalls';
import { linkOf } from './linkOf';
import { recordPath } from './LookupLink';
import { lookupValue } from './lookupValue';
import { valueKind } from './valueKind';

interface FollowValueProps {
  readonly field: FieldDescription;
  readonly value: unknown;
}

/** Beside a field that is edited: leads to where its value leads, if anywhere. */
export function FollowValue({ field, value }: FollowValueProps): ReactNode {
  const t = useTexts();
  const routes = useService(Routes);
  const lookup = valueKind(field) === 'lookup' ? lookupValue(value) : undefined;
  const link = linkOf(field, value);
  if (lookup && field.target !== undefined && (lookup.name !== undefined || typeof value === 'string')) {
    const path = recordPath(field.target, lookup.id);
    const label = t('value.open', { name: lookup.name ?? lookup.id });
    return <ActionButton icon="go-to-file" label={label} onClick={() => report(routes.open(path))} />;
  }
  if (!link) return null;
  const open = (): void => void globalThis.open(link.href, link.elsewhere ? '_blank' : '_self', 'noreferrer');
  return <ActionButton icon="link-external" label={t('value.open', { name: String(value) })} onClick={open} />;
}
