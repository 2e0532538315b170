import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { onUnexpectedError } from '../../../common/event';
import { parseCommandLink, parseLinkedText } from '../../../common/linkedText';
import { Commands } from '../../commands/commands';
import { ContextKeys } from '../../contextKeys/contextKeys';
import { Routes } from '../../routes/routes';
import { ViewRegistry } from '../../views/viewRegistry';
import { Button } from '../button/Button';
import { LinkedText } from '../LinkedText';
import { useService } from '../services';
import './viewWelcome.css';

export interface ViewWelcomeProps {
  readonly viewId: string;
  /** Shown when no extension has a welcome for the view now. */
  readonly children?: ReactNode;
}

/** What the manifests say in a view that is empty: paragraphs, and buttons for lines that are only a link. */
export const ViewWelcome = observer(function ViewWelcome({ viewId, children }: ViewWelcomeProps): ReactNode {
  const contextKeys = useService(ContextKeys);
  const welcomes = useService(ViewRegistry)
    .welcomesOf(viewId)
    .filter((welcome) => contextKeys.matches(welcome.when));
  if (welcomes.length === 0) return children;
  return (
    <div className="view-welcome">
      {welcomes
        .flatMap((welcome) => welcome.contents.split('\n'))
        .map((line, index) => line.trim() !== '' && <WelcomeLine key={index} line={line} />)}
    </div>
  );
});

const WelcomeLine = observer(function WelcomeLine({ line }: { readonly line: string }): ReactNode {
  const commands = useService(Commands);
  const routes = useService(Routes);
  const [part, ...rest] = parseLinkedText(line.trim());
  if (part?.kind !== 'link' || rest.length > 0) {
    return (
      <p>
        <LinkedText text={line} />
      </p>
    );
  }
  const link = parseCommandLink(part.href);
  const open = (): Promise<unknown> => {
    if (link) return commands.execute(link.command, ...link.args);
    if (/^https?:/.test(part.href)) window.open(part.href, '_blank', 'noreferrer');
    else return routes.open(part.href);
    return Promise.resolve();
  };
  return (
    <Button disabled={link && !commands.isEnabled(link.command)} onClick={() => void open().catch(onUnexpectedError)}>
      {part.text}
    </Button>
  );
});
