import { inject, injectable } from 'inversify';
import { observable, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { Disposable } from '../../common/lifecycle';
import { Activation } from '../activation/activation';
import { Registry } from '../registry';
import { RoutePattern } from '../routes/routePattern';
import type { Tab, TabParams } from './tab';

/** What a manifest says of an editor. */
export interface EditorInfo {
  readonly type: string;
  readonly title: string;
  readonly icon?: string;
  /** The path of its tabs, such as "/projects/app/:type/:appId". */
  readonly route: string;
  /** One tab of this type at most. */
  readonly reuse?: boolean;
  /** Whether it is offered as a page of its own. */
  readonly when?: string;
  /** Endings of the names of the files it opens. */
  readonly filenames?: readonly string[];
  /** It is shown on pages too, to the users of built applications. */
  readonly pages?: boolean;
  readonly source?: string;
}

export interface EditorProps {
  readonly tab: Tab;
  /** For editors of files: shows this one instead of the one that the tab is of. */
  readonly uri?: string;
}

/** What draws a tab. */
export type EditorComponent = ComponentType<EditorProps>;

/** How far an editor's code has come. */
export type EditorCode =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly component: EditorComponent }
  | { readonly state: 'failed'; readonly error: unknown };

export interface EditorMatch {
  readonly info: EditorInfo;
  readonly params: TabParams;
}

interface KnownEditor {
  readonly info: EditorInfo;
  readonly pattern: RoutePattern;
}

/** The types of tabs: declared by manifests, drawn by components that come with the code of their extensions. */
@injectable()
export class Editors {
  private readonly known = new Registry<KnownEditor>('editor');
  private readonly components = new Registry<EditorComponent>('editor component');
  private readonly failures = observable.map<string, unknown>({}, { deep: false });
  private readonly loading = new Map<string, Promise<void>>();

  constructor(@inject(Activation) private readonly activation: Activation) {}

  declare(infos: readonly EditorInfo[]): Disposable {
    return this.known.addAll(infos.map((info) => [info.type, { info, pattern: new RoutePattern(info.route) }]));
  }

  register(type: string, component: EditorComponent): Disposable {
    return this.components.add(type, component);
  }

  get(type: string): EditorInfo | undefined {
    return this.known.get(type)?.info;
  }

  all(): readonly EditorInfo[] {
    return this.known.values().map(({ info }) => info);
  }

  code(type: string): EditorCode {
    const component = this.components.get(type);
    if (component) return { state: 'ready', component };
    return this.failures.has(type) ? { state: 'failed', error: this.failures.get(type) } : { state: 'loading' };
  }

  /** Wakes up the extension that draws this type; what goes wrong is shown in the tab. Loading again is a new attempt. */
  load(type: string): Promise<void> {
    if (this.components.has(type)) return Promise.resolve();
    const running = this.loading.get(type);
    if (running) return running;
    runInAction(() => this.failures.delete(type));
    const attempt = this.attempt(type).finally(() => this.loading.delete(type));
    this.loading.set(type, attempt);
    return attempt;
  }

  pathOf(type: string, params: TabParams): string | undefined {
    return this.known.get(type)?.pattern.path(params);
  }

  /** The name of the parameter that holds the tab's id: "id", else the last one of the route. */
  idParameter(type: string): string | undefined {
    const names = this.known.get(type)?.pattern.parameters ?? [];
    return names.includes('id') ? 'id' : names.at(-1);
  }

  /** The parameters that tell a place inside of what a tab shows, such as a section of a page. */
  placeParameters(type: string): readonly string[] {
    const own = this.idParameter(type);
    return this.known.get(type)?.pattern.optional.filter((name) => name !== own) ?? [];
  }

  /** The editor of a path: patterns with fewer parameters win, and of equals the one declared last. */
  match(path: string): EditorMatch | undefined {
    let best: (EditorMatch & { pattern: RoutePattern }) | undefined;
    for (const { info, pattern } of this.known.values()) {
      const params = pattern.match(path);
      if (params && (!best || pattern.rank <= best.pattern.rank)) best = { info, params, pattern };
    }
    return best && { info: best.info, params: best.params };
  }

  /** The editor for a file, by the longest ending. */
  forFile(name: string): EditorInfo | undefined {
    let best: { info: EditorInfo; length: number } | undefined;
    for (const { info } of this.known.values()) {
      for (const ending of info.filenames ?? []) {
        const fits = ending === '*' || name.toLowerCase().endsWith(ending.toLowerCase());
        if (fits && (!best || ending.length > best.length)) best = { info, length: ending.length };
      }
    }
    return best?.info;
  }

  private async attempt(type: string): Promise<void> {
    try {
      await this.activation.fire(`onEditor:${type}`);
      if (!this.components.has(type)) throw new Error(`No extension that is enabled shows tabs of the type '${type}'.`);
    } catch (error) {
      runInAction(() => this.failures.set(type, error));
    }
  }
}
