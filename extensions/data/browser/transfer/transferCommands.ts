import { inject, injectable, QuickInput, Tabs } from 'lathe';
import { DataTexts } from '../dataTexts';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { type ExportScope, ExportScopes } from './exportScopes';

export const importEditor = 'dataImport';
export const exportEditor = 'dataExport';

/** Importing and exporting: of the object that is named, else of one that is asked for. */
@injectable()
export class TransferCommands {
  constructor(
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(QuickInput) private readonly input: QuickInput,
    @inject(ObjectDescriptions) private readonly descriptions: ObjectDescriptions,
    @inject(ExportScopes) private readonly scopes: ExportScopes,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  readonly handlers: Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>> = {
    'data.importRows': (object) => this.open(importEditor, 'transfer.importTitle', object),
    'data.exportRows': (object, scope) =>
      this.open(exportEditor, 'transfer.exportTitle', object, isScope(scope) ? scope : {}),
  };

  private async open(type: string, title: string, given: unknown, scope?: ExportScope): Promise<void> {
    const name = typeof given === 'string' ? given : await this.ask();
    if (name === undefined) return;
    const { plural } = await this.descriptions.of(name);
    if (scope) this.scopes.set(name, scope);
    const label = this.texts.t(title, { object: plural });
    await this.tabs.open({ type, id: name, name: label, params: { object: name } });
  }

  private async ask(): Promise<string | undefined> {
    const all = await this.descriptions.all();
    const items = all
      .filter(({ kind }) => kind === 'custom')
      .map(({ name, plural }) => ({ label: plural, description: name, name }));
    return (await this.input.pick(items, { placeholder: this.texts.t('transfer.pickObject') }))?.name;
  }
}

function isScope(value: unknown): value is ExportScope {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
