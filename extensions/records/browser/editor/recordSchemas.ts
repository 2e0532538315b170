import { DisposableOwner, inject, injectable, MetadataClient, onUnexpectedError, TextSchemas } from 'lathe';
import { recordSchema } from './recordSchema';
import { recordScheme } from './recordUri';

/** Completion and checks for the texts of records, for the types that are opened. */
@injectable()
export class RecordSchemas extends DisposableOwner {
  private readonly asked = new Set<string>();

  constructor(
    @inject(MetadataClient) private readonly client: MetadataClient,
    @inject(TextSchemas) private readonly schemas: TextSchemas,
  ) {
    super();
  }

  /** Once for each type; a text can be edited without. */
  need(type: string): void {
    if (this.asked.has(type)) return;
    this.asked.add(type);
    this.load(type).catch((error: unknown) => {
      this.asked.delete(type);
      onUnexpectedError(error);
    });
  }

  private async load(type: string): Promise<void> {
    const detail = await (await this.client.calls).any.type({ params: { type } });
    const schema = { uri: `schema:/metadata/${type}`, fileMatch: [`${recordScheme}:/${type}/*.json`] };
    this.own(this.schemas.register({ ...schema, schema: recordSchema(detail) }));
  }
}
