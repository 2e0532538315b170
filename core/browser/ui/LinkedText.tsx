import type { ReactNode } from 'react';
import { onUnexpectedError } from '../../common/event';
import { parseCommandLink, parseLinkedText } from '../../common/linkedText';
import { Commands } from '../commands/commands';
import { Routes } from '../routes/routes';
import { useService } from './services';

/** A message whose links run commands, open places of the workbench or other pages. */
export function LinkedText({ text }: { readonly text: string }): ReactNode {
  return parseLinkedText(text).map((part, index) =>
    part.kind === 'text' ? (
      <span key={index}>{part.text}</span>
    ) : (
      <TextLink key={index} href={part.href} text={part.text} />
    ),
  );
}

function TextLink({ href, text }: { readonly href: string; readonly text: string }): ReactNode {
  const commands = useService(Commands);
  const routes = useService(Routes);
  const link = parseCommandLink(href);
  const open = link ? () => commands.execute(link.command, ...link.args) : () => routes.open(href);
  const elsewhere = /^https?:/.test(href);
  return (
    <a
      href={link ? '#' : href}
      {...(elsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}
      onClick={(event) => {
        if (elsewhere) return;
        event.preventDefault();
        void Promise.resolve(open()).catch(onUnexpectedError);
      }}
    >
      {text}
    </a>
  );
}
