import { inject, injectable } from 'inversify';
import { Output, QuickInput, Texts, Views } from 'lathe';
import { OutputStore } from './outputStore';

export const outputView = 'workbench.panel.output.view';

/** What the commands of the output panel do. */
@injectable()
export class OutputCommands {
  constructor(
    @inject(OutputStore) private readonly store: OutputStore,
    @inject(Output) private readonly output: Output,
    @inject(Views) private readonly views: Views,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  readonly handlers: Readonly<Record<string, (argument: unknown) => unknown>> = {
    'workbench.panel.output.view.focus': () => this.views.openView(outputView),
    'workbench.action.output.toggleOutput': () =>
      this.views.isVisible(outputView) ? this.views.closeView(outputView) : this.views.openView(outputView),
    'workbench.action.output.show': (channel) => this.show(channel),
    'workbench.action.showOutputChannels': () => this.choose(),
    'workbench.output.action.clearOutput': () => this.store.clear(),
    'workbench.output.action.copyAll': () => this.store.copyAll(),
    'workbench.output.action.openInEditor': () => this.store.openInEditor(),
    'workbench.output.action.toggleScrollLock': () => this.store.toggleFollowing(),
    'workbench.output.action.toggleWordWrap': () => this.store.toggleWrap(),
  };

  private async show(channel: unknown): Promise<void> {
    if (typeof channel === 'string') this.store.choose(channel);
    await this.views.openView(outputView);
  }

  private async choose(): Promise<void> {
    const items = this.output.channels.map(({ id, label }) => ({ id, label }));
    const placeholder = this.texts.translate('lathe.output', 'output.chooseChannel');
    const activeItem = items.find((item) => item.id === this.output.active?.id);
    const chosen = await this.quickInput.pick(items, { placeholder, activeItem });
    if (chosen) await this.show(chosen.id);
  }
}
