import { ContextKeys, DisposableOwner, inject, injectable, toDisposable } from 'lathe';
import { compareStructural, reaction } from 'mobx';
import { noMoves } from '../../../apps/common/entryTree';
import { OpenServices } from '../editor/openServices';

/** Lets conditions ask what can be done with what is selected, so that what can't be done is dimmed. */
@injectable()
export class PartKeys extends DisposableOwner {
  constructor(@inject(OpenServices) open: OpenServices, @inject(ContextKeys) contextKeys: ContextKeys) {
    super();
    const look = () => {
      const shown = open.active?.readOnly ? undefined : open.active?.shown;
      const { up, down, indent, outdent } = shown?.moves ?? noMoves;
      return {
        ...{ 'services.canMoveUp': up, 'services.canMoveDown': down },
        ...{ 'services.canIndent': indent, 'services.canOutdent': outdent },
        'services.chosenKind': shown?.chosenKind,
        // Who may only look may try it all the same.
        'services.canSend': open.active?.shown?.send !== undefined,
      };
    };
    const stop = reaction(look, (keys) => contextKeys.update(keys), {
      fireImmediately: true,
      equals: compareStructural,
    });
    this.own(toDisposable(stop));
  }
}
