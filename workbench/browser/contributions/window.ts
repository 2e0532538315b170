import { inject, injectable } from 'inversify';
import { Commands } from '../../../core/browser/commands/commands';
import { DisposableOwner } from '../../../core/common/lifecycle';

/** The window as a whole: reload, full screen. */
@injectable()
export class WindowContribution extends DisposableOwner {
  constructor(@inject(Commands) commands: Commands) {
    super();
    this.own(commands.register('workbench.action.reloadWindow', () => window.location.reload()));
    this.own(commands.register('workbench.action.toggleFullScreen', toggleFullScreen));
  }
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}
