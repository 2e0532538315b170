import { injectable } from 'inversify';
import type { Disposable } from '../../common/lifecycle';
import { Registry } from '../registry';

export interface TextSchema {
  /** Names it; no two have the same. */
  readonly uri: string;
  /** Which texts it is for, as patterns: "keybindings.json", "metadata:/Note/*.json". */
  readonly fileMatch: readonly string[];
  /** A JSON schema. */
  readonly schema: object;
}

/** What texts in JSON may hold, where only the code that runs can tell; what is known before stands in manifests. */
@injectable()
export class TextSchemas {
  private readonly schemas = new Registry<TextSchema>('schema');

  get all(): readonly TextSchema[] {
    return this.schemas.values();
  }

  register(schema: TextSchema): Disposable {
    return this.schemas.add(schema.uri, schema);
  }
}
