import type { KnownExtension } from 'lathe';
import { Markdown, ProgressBar, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';

/** What the extension says of itself. */
export const Readme = observer(function Readme({ extension }: { readonly extension: KnownExtension }): ReactNode {
  const t = useTexts();
  const { readme, base } = extension.description;
  const [text, setText] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    setText(undefined);
    if (readme !== undefined) {
      fetch(readme, { signal: controller.signal })
        .then((response) => (response.ok ? response.text() : ''))
        .then(setText)
        .catch(() => setText(''));
    }
    return () => controller.abort();
  }, [readme]);
  if (readme === undefined || text === '') return <p>{t('details.noReadme')}</p>;
  return text === undefined ? <ProgressBar label={t('details.readme')} /> : <Markdown text={text} base={base} />;
});
