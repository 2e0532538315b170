import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Commands } from '../../../core/browser/commands/commands';
import { KeybindingLabel } from '../../../core/browser/ui/menu/KeybindingLabel';
import { Keybindings } from '../../../core/browser/keybindings/keybindings';
import { EditorGrid } from '../../../core/browser/tabs/editorGrid';
import { useService } from '../../../core/browser/ui/services';
import { Logo } from './Logo';
import './homeView.css';

/** What a newcomer needs most; those whose command nobody declares are left out. */
const hints = [
  'workbench.action.showCommands',
  'workbench.action.quickOpen',
  'workbench.action.toggleSidebarVisibility',
  'workbench.action.togglePanel',
  'workbench.action.openSettings',
  'workbench.action.selectTheme',
];

/** Stands where no tab is open: the logo, and keys to begin with. */
export const HomeView = observer(function HomeView({ groupId }: { readonly groupId?: string }): ReactNode {
  const grid = useService(EditorGrid);
  const small = groupId !== undefined && grid.groups.length > 1;
  return (
    <div className="home-view" onPointerDown={() => groupId && grid.focus(groupId)}>
      <Logo />
      {!small && <Hints />}
    </div>
  );
});

/** The home view in a tab, for who asks for it while others are open. */
export function HomeTab(): ReactNode {
  return <HomeView />;
}

const Hints = observer(function Hints(): ReactNode {
  const commands = useService(Commands);
  const keybindings = useService(Keybindings);
  const known = hints.flatMap((id) => commands.get(id) ?? []);
  return (
    <ul className="home-view__hints">
      {known.map(({ id, title }) => (
        <li key={id}>
          <button type="button" className="home-view__command" onClick={() => void commands.execute(id)}>
            {title}
          </button>
          <span className="home-view__keys">
            <KeybindingLabel label={keybindings.lookup(id)?.label ?? ''} />
          </span>
        </li>
      ))}
    </ul>
  );
});
