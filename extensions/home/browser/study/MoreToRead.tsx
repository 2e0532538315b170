import { onUnexpectedError } from 'lathe';
import { useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { consoleConfigCalls, Links, Reference, Support } from '../../common/consoleConfig';
import { readConfig } from './readConfig';

interface Link {
  readonly name: string;
  readonly url: string;
}

/** Where the tenant leads its users for more: the reference, its help desk, pages that it recommends. */
export const MoreToRead = observer(function MoreToRead(): ReactNode {
  const t = useTexts();
  const [links, setLinks] = useState<readonly Link[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    readLinks({ reference: t('study.reference'), support: t('study.support') }, controller.signal).then(
      (found) => setLinks(found),
      (error: unknown) => controller.signal.aborted || onUnexpectedError(error),
    );
    return () => controller.abort();
  }, [t]);
  if (links.length === 0) return null;
  return (
    <nav className="lesson__more" aria-label={t('study.more')}>
      <h2>{t('study.more')}</h2>
      <ul>
        {links.map(({ name, url }) => (
          <li key={`${name} ${url}`}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});

async function readLinks(names: { reference: string; support: string }, signal: AbortSignal): Promise<Link[]> {
  const { reference, support, recommendations } = consoleConfigCalls;
  const [manual, help, others] = await Promise.all([
    readConfig(reference.path, signal).then((found) => Reference.parse(found)),
    readConfig(support.path, signal).then((found) => Support.parse(found)),
    readConfig(recommendations.path, signal).then((found) => Links.parse(found)),
  ]);
  const own = [
    { name: names.reference, url: manual.url },
    { name: names.support, url: help.url || (help.email && `mailto:${help.email}`) },
  ];
  return [...own, ...others].filter(({ url }) => url !== '');
}
