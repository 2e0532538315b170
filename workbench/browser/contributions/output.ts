import { inject, injectable } from 'inversify';
import { Commands } from '../../../core/browser/commands/commands';
import { Output } from '../../../core/browser/output/output';
import { onUnexpectedError } from '../../../core/common/event';
import { DisposableOwner } from '../../../core/common/lifecycle';

/** Whoever asks to see a channel is answered by the panel that draws channels, wherever that comes from. */
@injectable()
export class OutputContribution extends DisposableOwner {
  constructor(@inject(Output) output: Output, @inject(Commands) commands: Commands) {
    super();
    this.own(
      output.onDidShow(({ id }) => void commands.execute('workbench.action.output.show', id).catch(onUnexpectedError)),
    );
  }
}
