import { useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { Answer } from './sendRequest';

/** What the server answered. */
export function AnswerPane({ answer }: { readonly answer: Answer }): ReactNode {
  const t = useTexts();
  const { status, statusText, milliseconds, headers, text } = answer;
  const right = status < 400;
  return (
    <section className="service-api__answer" aria-label={t('api.answer')}>
      <div role="status" className={right ? 'service-api__status' : 'service-api__status service-api__status--wrong'}>
        {t('api.answered', { status: `${status} ${statusText}`.trim(), time: Math.round(milliseconds) })}
      </div>
      {/* It can be scrolled by the keyboard. */}
      <pre className="service-api__text" tabIndex={0} aria-label={t('api.answerBody')}>
        {text}
      </pre>
      <details>
        <summary>{t('api.headers')}</summary>
        <dl className="service-api__headers">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
