import { inject, injectable } from 'inversify';
import { observable, runInAction } from 'mobx';
import type { ComponentType, ReactNode } from 'react';
import type { Disposable } from '../../common/lifecycle';
import { type PagePlace, placeOnPage } from '../../common/pages/pagePlace';
import { Activation } from '../activation/activation';
import { Registry } from '../registry';

/** What a manifest says of a page. */
export interface PageInfo {
  readonly id: string;
  readonly title: string;
  /** Such as "/app/:name". */
  readonly path: string;
  readonly source?: string;
}

export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
  /** What the tab of the moment shows. */
  readonly children: ReactNode;
}

/** What draws a page: the frame around its tabs. */
export type PageComponent = ComponentType<PageProps>;

/** How far a page's code has come. */
export type PageCode =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly component: PageComponent }
  | { readonly state: 'failed'; readonly error: unknown };

export interface PageMatch extends PagePlace {
  readonly info: PageInfo;
}

/** Pages of their own, beside the workbench: declared by manifests, drawn by components that come with their extensions. */
@injectable()
export class Pages {
  private readonly infos = new Registry<PageInfo>('page');
  private readonly components = new Registry<PageComponent>('page component');
  private readonly failures = observable.map<string, unknown>({}, { deep: false });

  constructor(@inject(Activation) private readonly activation: Activation) {}

  declare(infos: readonly PageInfo[]): Disposable {
    return this.infos.addAll(infos.map((info) => [info.id, info]));
  }

  register(id: string, component: PageComponent): Disposable {
    return this.components.add(id, component);
  }

  match(address: string): PageMatch | undefined {
    for (const info of this.infos.values()) {
      const place = placeOnPage(info.path, address);
      if (place) return { info, ...place };
    }
    return undefined;
  }

  code(id: string): PageCode {
    const component = this.components.get(id);
    if (component) return { state: 'ready', component };
    return this.failures.has(id) ? { state: 'failed', error: this.failures.get(id) } : { state: 'loading' };
  }

  /** Wakes up the extension that draws it. Loading again is a new attempt. */
  async load(id: string): Promise<void> {
    if (this.components.has(id)) return;
    runInAction(() => this.failures.delete(id));
    try {
      await this.activation.fire(`onPage:${id}`);
      if (!this.components.has(id)) throw new Error(`No extension that is enabled draws the page '${id}'.`);
    } catch (error) {
      runInAction(() => this.failures.set(id, error));
    }
  }
}
