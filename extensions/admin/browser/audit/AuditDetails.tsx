import { Api } from 'lathe';
import { Facts, report, useService, useTexts } from 'lathe/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { auditCalls, type AuditEntryDetail } from '../../common/auditCalls';
import { formatTime } from '../formatTime';
import { actionText } from './actionText';
import { changesOf } from './changesOf';

/** One entry, with what it has changed. */
export function AuditDetails({ id }: { readonly id: string }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const [entry, setEntry] = useState<AuditEntryDetail>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const loading = api.of(auditCalls).get({ params: { id }, signal });
    report(loading.then(setEntry, (error: unknown) => signal.aborted || Promise.reject(error)));
    return () => leaving.abort();
  }, [api, id]);
  if (entry?.id !== id) return null;
  const changes = changesOf(entry.before, entry.after);
  return (
    <section aria-label={t('audit.details', { number: id })}>
      <h2>{actionText(t, entry.action)}</h2>
      <Facts
        facts={[
          [t('audit.at'), formatTime(entry.at)],
          [t('audit.user'), entry.userName],
          [t(entry.tokenId === entry.userId ? 'audit.client' : 'audit.token'), tokenOf(entry)],
          [t('audit.address'), entry.address ?? ''],
          [t('audit.type'), entry.type],
          [t('audit.name'), entry.name ?? ''],
          [t('audit.object'), entry.objectId],
          [t('audit.request'), entry.requestId ?? ''],
          [t('audit.number'), entry.id],
        ]}
      />
      {changes.length > 0 && (
        <table className="audit-changes">
          <caption>{t('audit.changes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('audit.field')}</th>
              <th scope="col">{t('audit.before')}</th>
              <th scope="col">{t('audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ path, before, after }) => (
              <tr key={path}>
                <th scope="row">{path}</th>
                <td className={before === undefined ? '' : 'audit-changes__before'}>{before}</td>
                <td className={after === undefined ? '' : 'audit-changes__after'}>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Nothing where somebody did it himself. */
function tokenOf({ tokenId, tokenName }: AuditEntryDetail): string {
  return tokenId === null ? '' : `${tokenName ?? ''} (${tokenId})`;
}
