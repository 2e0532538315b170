import { injectable } from 'inversify';
import { observable, runInAction } from 'mobx';
import { onUnexpectedError } from 'lathe';

export interface SchemaAddress {
  readonly url: string;
  readonly fileMatch: readonly string[];
}

export interface FetchedSchema {
  readonly uri: string;
  readonly fileMatch: readonly string[];
  readonly schema: object;
}

/** Gets schemas that have an address, each once. */
@injectable()
export class SchemaFetcher {
  private readonly known = observable.map<string, object>({}, { deep: false });
  private readonly asked = new Set<string>();

  /** Those that are here; the others follow, which observers notice. */
  fetched(addresses: readonly SchemaAddress[]): readonly FetchedSchema[] {
    return addresses.flatMap(({ url, fileMatch }) => {
      const schema = this.known.get(url);
      if (!schema && !this.asked.has(url)) void this.fetch(url);
      return schema ? [{ uri: url, fileMatch, schema }] : [];
    });
  }

  private async fetch(url: string): Promise<void> {
    this.asked.add(url);
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The schema '${url}' cannot be loaded (${response.status}).`);
      const schema: unknown = await response.json();
      if (typeof schema !== 'object' || schema === null) throw new Error(`The schema '${url}' is none.`);
      runInAction(() => this.known.set(url, schema));
    } catch (error) {
      onUnexpectedError(error);
    }
  }
}
