import { inject, injectable } from 'inversify';
import { Commands } from '../../../core/browser/commands/commands';
import { Layout } from '../../../core/browser/layout/layout';
import type { Direction } from '../../../core/browser/tabs/gridTree';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { DisposableOwner } from '../../../core/common/lifecycle';

const numbers = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
const allDirections: readonly Direction[] = ['left', 'right', 'up', 'down'];
const sides: Readonly<Record<string, Direction>> = { Left: 'left', Right: 'right', Above: 'up', Below: 'down' };
type Place = 'Next' | 'Previous' | 'First' | 'Last';

/** Going between editor groups, and taking tabs along. */
@injectable()
export class EditorGroupsContribution extends DisposableOwner {
  constructor(
    @inject(Commands) private readonly commands: Commands,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Layout) private readonly layout: Layout,
  ) {
    super();
    this.going();
    this.taking();
    this.arranging();
  }

  private going(): void {
    const { grid } = this.tabs;
    numbers.forEach((number, index) => this.on(`focus${number}EditorGroup`, () => this.goToNumber(index)));
    this.on('focusNextGroup', () => this.go(this.groupAt('Next')));
    this.on('focusPreviousGroup', () => this.go(this.groupAt('Previous')));
    this.on('focusLastEditorGroup', () => this.go(this.groupAt('Last')));
    this.on('focusActiveEditorGroup', () => this.layout.focus('editors'));
    for (const [side, direction] of Object.entries(sides)) {
      this.on(`focus${side}Group`, () => this.go(grid.neighbour(grid.activeGroup.id, direction)?.id));
    }
  }

  private taking(): void {
    for (const place of ['Next', 'Previous', 'First', 'Last'] as const) {
      this.on(`moveEditorTo${place}Group`, (key) => this.take(key, (id) => this.groupAt(place, id), place, true));
      this.on(`copyEditorTo${place}Group`, (key) => this.take(key, (id) => this.groupAt(place, id), place, false));
    }
    for (const [side, direction] of Object.entries(sides)) {
      this.on(`moveEditorTo${side}Group`, (key) => this.takeTo(key, direction));
    }
  }

  private arranging(): void {
    const { grid } = this.tabs;
    const ways = { Left: 'left', Right: 'right', Up: 'up', Down: 'down' } as const;
    for (const [way, direction] of Object.entries(ways)) {
      this.on(`moveActiveEditorGroup${way}`, () => this.moveGroup(direction));
    }
    this.on('evenEditorWidths', () => grid.even());
    this.on('toggleMaximizeEditorGroup', () => grid.toggleMaximised());
    this.on('joinTwoGroups', () => this.join(grid.activeGroup.id, this.groupAt('Next')));
    this.on('joinAllGroups', () => {
      for (const group of grid.groups) this.join(group.id, grid.activeGroup.id);
    });
    this.on('closeGroup', async () => {
      const { id, tabs } = grid.activeGroup;
      if (tabs.length === 0) grid.removeGroup(id);
      else await this.tabs.close(...tabs);
    });
  }

  /** The group of this number; the one after the last is made. */
  private goToNumber(index: number): void {
    const { groups } = this.tabs.grid;
    const last = groups.at(-1);
    const wanted =
      groups[index]?.id ?? (index === groups.length && last ? this.tabs.grid.split(last.id, 'right') : undefined);
    this.go(wanted ?? last?.id);
  }

  private go(groupId: string | undefined): void {
    if (groupId === undefined) return;
    this.tabs.grid.focus(groupId);
    this.layout.focus('editors');
  }

  private groupAt(place: Place, from = this.tabs.grid.activeGroup.id): string | undefined {
    const ids = this.tabs.grid.groups.map((group) => group.id);
    const at = ids.indexOf(from);
    if (place === 'First') return ids[0];
    if (place === 'Last') return ids.at(-1);
    return ids[(at + (place === 'Next' ? 1 : ids.length - 1)) % ids.length];
  }

  /** With one group alone, the next one is made. */
  private take(key: unknown, target: (from: string) => string | undefined, place: Place, move: boolean): void {
    const tab = typeof key === 'string' ? this.tabs.get(key) : this.tabs.active;
    const from = tab && this.tabs.grid.groupOf(tab.key);
    if (!from) return;
    const found = target(from.id);
    if (found !== from.id && found !== undefined) {
      if (move) this.tabs.move(tab.key, { group: found });
      else this.tabs.copyTo(tab.key, { group: found });
    } else if (this.tabs.grid.groups.length === 1 && (place === 'Next' || place === 'Last')) {
      if (move) this.tabs.splitWith(tab.key, from.id, 'right');
      else this.tabs.split('right', tab.key);
    }
    this.layout.focus('editors');
  }

  private takeTo(key: unknown, direction: Direction): void {
    const tab = typeof key === 'string' ? this.tabs.get(key) : this.tabs.active;
    const from = tab && this.tabs.grid.groupOf(tab.key);
    if (!from) return;
    const beside = this.tabs.grid.neighbour(from.id, direction);
    if (beside) this.tabs.move(tab.key, { group: beside.id });
    else this.tabs.splitWith(tab.key, from.id, direction);
    this.layout.focus('editors');
  }

  /** To that side of its neighbour there; of any other neighbour when it has none there. */
  private moveGroup(direction: Direction): void {
    const { grid } = this.tabs;
    const { id } = grid.activeGroup;
    const across = direction === 'left' || direction === 'right' ? ['up', 'down'] : ['left', 'right'];
    const places = [direction, ...allDirections.filter((one) => across.includes(one))];
    const target = places.map((place) => grid.neighbour(id, place)).find((group) => group !== undefined);
    if (target) grid.moveGroup(id, target.id, direction);
    this.layout.focus('editors');
  }

  private join(from: string, to: string | undefined): void {
    const group = this.tabs.grid.group(from);
    if (!group || to === undefined || from === to) return;
    if (group.tabs.length === 0) this.tabs.grid.removeGroup(from);
    for (const key of group.tabs) this.tabs.move(key, { group: to });
  }

  private on(command: string, run: (...args: readonly unknown[]) => unknown): void {
    this.own(this.commands.register(`workbench.action.${command}`, run));
  }
}
