import { inject, injectable } from 'inversify';
import { Commands } from '../../../core/browser/commands/commands';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { Windows } from '../../../core/browser/windows/windows';
import { DisposableOwner } from '../../../core/common/lifecycle';
import { isDesktop, operatingSystemOf } from '../../../core/common/platform';

/** The window as a whole: what it runs on, reload, full screen. */
@injectable()
export class WindowContribution extends DisposableOwner {
  constructor(
    @inject(Commands) commands: Commands,
    @inject(ContextKeys) contextKeys: ContextKeys,
    @inject(Windows) windows: Windows,
  ) {
    super();
    this.own(windows.attach(window));
    describePlatform(contextKeys);
    this.own(commands.register('workbench.action.reloadWindow', () => window.location.reload()));
    const openApi = (): void => void window.open('/api-docs', '_blank', 'noreferrer');
    this.own(commands.register('workbench.action.openApiExplorer', openApi));
    this.own(commands.register('workbench.action.toggleFullScreen', toggleFullScreen));
  }
}

function describePlatform(contextKeys: ContextKeys): void {
  const system = operatingSystemOf(navigator.userAgent);
  contextKeys.set('isMac', system === 'mac');
  contextKeys.set('isLinux', system === 'linux');
  contextKeys.set('isWindows', system === 'windows');
  contextKeys.set('isWeb', true);
  contextKeys.set('isMobile', !isDesktop(navigator.userAgent));
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}
