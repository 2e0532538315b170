import { inject, injectable } from 'inversify';
import { Commands } from '../../../core/browser/commands/commands';
import { Layout } from '../../../core/browser/layout/layout';
import type { FocusTarget, PanelPosition, PartId } from '../../../core/browser/layout/parts';
import { PartFocus } from '../../../core/browser/layout/partFocus';
import { DisposableOwner } from '../../../core/common/lifecycle';

const toggles: Readonly<Record<string, PartId>> = {
  toggleSidebarVisibility: 'sidebar',
  togglePanel: 'panel',
  toggleAuxiliaryBar: 'right',
  toggleStatusbarVisibility: 'statusbar',
  toggleActivityBarVisibility: 'activitybar',
};

const focuses: Readonly<Record<string, FocusTarget>> = {
  focusSideBar: 'sidebar',
  focusPanel: 'panel',
  focusAuxiliaryBar: 'right',
  focusActivityBar: 'activitybar',
  focusStatusBar: 'statusbar',
};

const positions: Readonly<Record<string, PanelPosition>> = {
  positionPanelBottom: 'bottom',
  positionPanelLeft: 'left',
  positionPanelRight: 'right',
  positionPanelTop: 'top',
};

const sizeStep = 60;

/** Showing, hiding, moving and reaching the parts of the workbench. */
@injectable()
export class LayoutContribution extends DisposableOwner {
  constructor(
    @inject(Commands) private readonly commands: Commands,
    @inject(Layout) private readonly layout: Layout,
    @inject(PartFocus) private readonly partFocus: PartFocus,
  ) {
    super();
    for (const [command, part] of Object.entries(toggles)) this.on(command, () => this.toggle(part));
    for (const [command, target] of Object.entries(focuses)) this.on(command, () => layout.focus(target));
    for (const [command, position] of Object.entries(positions)) {
      this.on(command, () => {
        layout.setPanelPosition(position);
        layout.setVisible('panel', true);
      });
    }
    this.on('toggleSidebarPosition', () =>
      layout.setSidebarPosition(layout.sidebarPosition === 'left' ? 'right' : 'left'),
    );
    this.on('toggleMaximizedPanel', () => layout.setPanelMaximised(!layout.panelMaximised));
    this.on('toggleZenMode', () => layout.setZen(!layout.zen));
    this.on('exitZenMode', () => layout.setZen(false));
    this.on('focusNextPart', () => partFocus.cycle(1));
    this.on('focusPreviousPart', () => partFocus.cycle(-1));
    this.on('increaseViewSize', () => this.grow(sizeStep));
    this.on('decreaseViewSize', () => this.grow(-sizeStep));
  }

  /** What had the focus is hidden: the focus goes to the editors. */
  private toggle(part: PartId): void {
    const hadFocus = this.partFocus.current === part;
    this.layout.toggle(part);
    if (!this.layout.isVisible(part) && hadFocus) this.layout.focus('editors');
  }

  private grow(by: number): void {
    const part = this.partFocus.current;
    if (part === 'sidebar' || part === 'panel' || part === 'right') {
      this.layout.setSize(part, this.layout.size(part) + by);
    } else {
      this.layout.setSize('sidebar', this.layout.size('sidebar') - by);
    }
  }

  private on(command: string, run: (...args: readonly unknown[]) => unknown): void {
    this.own(this.commands.register(`workbench.action.${command}`, run));
  }
}
