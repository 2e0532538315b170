import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import {
  Commands,
  createSettingsSchema,
  DisposableOwner,
  ExtensionRegistry,
  keybindingsFile,
  Settings,
  TextSchemas,
  Themes,
  toDisposable,
} from 'lathe';
import { type Monaco, MonacoLoader } from './monacoLoader';
import { type FetchedSchema, SchemaFetcher } from './schemaFetcher';
import { keybindingsSchema } from './ownSchemas';

/** Completion and checks for JSON: settings, keybindings, manifests, and what extensions contribute. */
@injectable()
export class JsonSchemas extends DisposableOwner {
  constructor(
    @inject(MonacoLoader) loader: MonacoLoader,
    @inject(Settings) private readonly settings: Settings,
    @inject(Commands) private readonly commands: Commands,
    @inject(ExtensionRegistry) private readonly extensions: ExtensionRegistry,
    @inject(Themes) private readonly themes: Themes,
    @inject(TextSchemas) private readonly registered: TextSchemas,
    @inject(SchemaFetcher) private readonly fetcher: SchemaFetcher,
  ) {
    super();
    this.own(loader.onDidLoad((monaco) => this.follow(monaco)));
  }

  private follow(monaco: Monaco): void {
    const stop = reaction(
      () => this.schemas(),
      (schemas) => this.tell(monaco, schemas),
      { fireImmediately: true, delay: 300 },
    );
    this.own(toDisposable(stop));
  }

  private tell(monaco: Monaco, schemas: readonly FetchedSchema[]): void {
    monaco.jsonDefaults.setDiagnosticsOptions({
      validate: true,
      comments: 'ignore',
      trailingCommas: 'ignore',
      enableSchemaRequest: false,
      schemas: schemas.map(({ uri, fileMatch, schema }) => ({ uri, fileMatch: [...fileMatch], schema })),
    });
  }

  private schemas(): readonly FetchedSchema[] {
    const contributed = this.extensions.all.flatMap(({ description, state }) =>
      state === 'disabled'
        ? []
        : (description.manifest.contributes?.jsonValidation ?? []).map(({ fileMatch, url }) => ({
            fileMatch: typeof fileMatch === 'string' ? [fileMatch] : fileMatch,
            url: new URL(url, new URL(description.base, document.baseURI)).href,
          })),
    );
    const manifest = { fileMatch: ['package.json'], url: new URL('/schemas/extension.json', document.baseURI).href };
    const settings = createSettingsSchema(this.settings.all, this.themes.colorIds);
    return [
      { uri: 'schema:/settings', fileMatch: ['settings.json'], schema: settings },
      { uri: 'schema:/keybindings', fileMatch: [keybindingsFile], schema: keybindingsSchema(this.commands.all()) },
      ...this.registered.all,
      ...this.fetcher.fetched([manifest, ...contributed]),
    ];
  }
}
