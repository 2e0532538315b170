import { inject, injectable } from 'inversify';
import { nameOfUri, Tabs } from 'lathe';
import { fromPairParameter, toPairParameter } from '../documents/fileAddress';
import { TextTexts } from '../textTexts';
import { DiffWidgets } from './diffWidgets';

/** Going about in the comparison of the active tab. */
@injectable()
export class DiffCommands {
  constructor(
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(DiffWidgets) private readonly widgets: DiffWidgets,
    @inject(TextTexts) private readonly texts: TextTexts,
  ) {}

  go(target: 'next' | 'previous'): void {
    const { active } = this.tabs;
    const widget = active && this.widgets.ofTab(active.key);
    widget?.goToDiff(target);
    widget?.getModifiedEditor().focus();
  }

  async swap(): Promise<void> {
    const { active } = this.tabs;
    if (active?.type !== 'diff') return;
    const { original, modified } = fromPairParameter(active.id);
    const name = this.texts.t('diff.name', { original: nameOfUri(modified), modified: nameOfUri(original) });
    await this.tabs.open({ type: 'diff', id: toPairParameter(modified, original), name });
    await this.tabs.close(active.key);
  }
}
