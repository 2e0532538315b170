import { injectable } from 'inversify';
import type { Disposable } from '../../common/lifecycle';
import { Registry } from '../registry';

export interface WalkthroughStepInfo {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Addresses are whole by now; they are relative in the manifest only. */
  readonly media?:
    | { readonly image: string; readonly altText: string }
    | { readonly svg: string; readonly altText: string }
    | { readonly markdown: string };
  readonly completionEvents?: readonly string[];
  readonly when?: string;
}

export interface WalkthroughInfo {
  /** The id of the extension and of the walkthrough: "lathe.home#start". */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly icon?: string;
  readonly when?: string;
  readonly order?: number;
  readonly steps: readonly WalkthroughStepInfo[];
  readonly source: string;
}

/** The guided tours that manifests contribute. */
@injectable()
export class Walkthroughs {
  private readonly infos = new Registry<WalkthroughInfo>('walkthrough');

  declare(infos: readonly WalkthroughInfo[]): Disposable {
    return this.infos.addAll(infos.map((info) => [info.id, info]));
  }

  get(id: string): WalkthroughInfo | undefined {
    return this.infos.get(id);
  }

  get all(): readonly WalkthroughInfo[] {
    return this.infos.values().toSorted((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || 0);
  }
}
