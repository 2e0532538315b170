import { inject, injectable, MetadataClient } from 'lathe';
import { nameInWords, type TypeInfo } from 'lathe/common';
import { makeObservable, observableRef, runInAction } from 'mobx';

/** The registered types of metadata. */
@injectable()
export class RecordTypes {
  /** Empty until they are loaded. */
  all: readonly TypeInfo[] = [];
  private loading: Promise<readonly TypeInfo[]> | undefined;

  constructor(@inject(MetadataClient) private readonly client: MetadataClient) {
    makeObservable(this, { all: observableRef });
  }

  /** Once; after a failure the next one asks again. */
  load(): Promise<readonly TypeInfo[]> {
    this.loading ??= this.ask().then(
      (all) => {
        const sorted = [...all].sort((a, b) => a.name.localeCompare(b.name));
        runInAction(() => (this.all = sorted));
        return sorted;
      },
      (error: unknown) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }

  private async ask(): Promise<readonly TypeInfo[]> {
    return (await this.client.calls).any.types();
  }

  find(name: string): TypeInfo | undefined {
    const wanted = name.toLowerCase();
    return this.all.find((type) => [type.name, ...type.aliases].some((each) => each.toLowerCase() === wanted));
  }

  /** As people read it: "Business Process", in the user's language. */
  labelOf(name: string): string {
    return this.find(name)?.title ?? nameInWords(name);
  }

  /** Those whose records are parts of records of this type. */
  partsOf({ children }: TypeInfo): readonly TypeInfo[] {
    return children.flatMap((name) => this.find(name) ?? []);
  }

  /** Those whose records can be put into records of this type. */
  contentOf({ name }: TypeInfo): readonly TypeInfo[] {
    return this.all.filter((type) => type.within.includes(name));
  }

  isPartOf(type: TypeInfo, parent: TypeInfo): boolean {
    return parent.children.includes(type.name);
  }

  /** Those whose records stand by themselves. */
  get roots(): readonly TypeInfo[] {
    return this.all.filter((type) => !this.all.some((other) => other !== type && this.isPartOf(type, other)));
  }

  canHold(parent: TypeInfo, type: TypeInfo): boolean {
    return this.isPartOf(type, parent) || type.within.includes(parent.name);
  }
}
