import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { onUnexpectedError } from '../../../common/event';
import { isElement } from '../../windows/element';
import { useCommandLink } from './useCommandLink';
import './markdown.css';

export interface MarkdownProps {
  readonly text: string;
  /** Where relative addresses of pictures and links lead; an address that ends with a slash. */
  readonly base?: string;
  /** Links that run commands work only in texts that the product or an extension's manifest brings. */
  readonly commands?: boolean;
}

/** Markdown, drawn safely: HTML in it is shown as text, and links lead to web pages only. */
export function Markdown({ text, base, commands = false }: MarkdownProps): ReactNode {
  const follow = useCommandLink();
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let current = true;
    import('./renderMarkdown')
      .then(({ renderMarkdown }) => current && setHtml(renderMarkdown(text, { base, commands })))
      .catch(onUnexpectedError);
    return () => {
      current = false;
    };
  }, [text, base, commands]);
  const onClick = (event: MouseEvent): void => {
    const href = isElement(event.target) ? event.target.closest('a')?.getAttribute('href') : undefined;
    if (commands && href && follow(href)) event.preventDefault();
  };
  // The renderer escapes what is HTML in the text; nothing of it gets through.
  return <div className="markdown" onClick={onClick} dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
}
