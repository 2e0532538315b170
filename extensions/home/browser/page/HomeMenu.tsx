import { Commands, Keybindings, type MenuEntry, Menus } from 'lathe';
import { Icon, report, useService } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';

interface Props {
  /** To which extensions contribute their commands. */
  readonly menu: string;
  readonly title: string;
}

/** The commands of a menu, as links with their keys. */
export const HomeMenu = observer(function HomeMenu({ menu, title }: Props): ReactNode {
  const id = useId();
  const groups = useService(Menus).groups(menu);
  const entries = groups.flatMap((group) => group.entries).filter(({ enabled }) => enabled);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="home-page__list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <MenuLink entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
});

const MenuLink = observer(function MenuLink({ entry }: { readonly entry: MenuEntry }): ReactNode {
  const commands = useService(Commands);
  const key = useService(Keybindings).lookup(entry.id)?.label;
  return (
    <button type="button" className="home-page__link" onClick={() => report(commands.execute(entry.id))}>
      <Icon name={entry.icon ?? 'arrow-right'} />
      <span className="home-page__link-text">{entry.title}</span>
      {key && <kbd className="home-page__key">{key}</kbd>}
    </button>
  );
});
