import { DisposableOwner, inject, injectable, Session, Storage, TextFiles, type TextFileProvider } from 'lathe';
import { DataTexts } from '../dataTexts';
import { emptyQuery } from './queryText';

export const queryScheme = 'data-query';

export function queryUri(id: string): string {
  return `${queryScheme}:/${id || 'main'}.json`;
}

/** The texts of consoles: each user's own, kept in the browser. */
@injectable()
export class QueryFiles extends DisposableOwner implements TextFileProvider {
  constructor(
    @inject(TextFiles) files: TextFiles,
    @inject(Storage) private readonly storage: Storage,
    @inject(Session) private readonly session: Session,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {
    super();
    this.own(files.registerProvider(queryScheme, this));
  }

  async read(path: string): Promise<string> {
    return this.storage.get(this.keyOf(path), isText) ?? emptyQuery;
  }

  async write(path: string, text: string): Promise<void> {
    this.storage.set(this.keyOf(path), text);
  }

  nameOf(): string {
    return this.texts.t('console.text');
  }

  private keyOf(path: string): string {
    return `data.query/${this.session.user?.id ?? ''}${path}`;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
