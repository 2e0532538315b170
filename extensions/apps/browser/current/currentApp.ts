import {
  ContextKeys,
  DisposableOwner,
  FailedCall,
  inject,
  injectable,
  type JsonValue,
  type LiveRecord,
  Metadata,
  onUnexpectedError,
  Routes,
  Storage,
  toDisposable,
  Views,
} from 'lathe';
import type { MetadataRecord } from 'lathe/common';
import { makeObservable, observableRef, reaction, runInAction } from 'mobx';
import { applicationRoute } from '../../common/applicationSlug';
import { AppsClient } from '../appsClient';

const key = 'apps.current';
export const componentsView = 'apps.components';

export interface OpenApplication {
  readonly preview?: boolean;
  /** A section of the editor. */
  readonly section?: string;
}

/** The application that one works on, as a folder that is open; the browser remembers which. */
@injectable()
export class CurrentApp extends DisposableOwner {
  private live: LiveRecord | undefined = undefined;

  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(Metadata) private readonly metadata: Metadata,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(Storage) private readonly storage: Storage,
    @inject(Routes) private readonly routes: Routes,
    @inject(Views) private readonly views: Views,
  ) {
    super();
    makeObservable<this, 'live'>(this, { live: observableRef });
    const kept = storage.get(key, isId);
    if (kept !== undefined) this.follow(kept);
    const forgetGone = (error: unknown): void => {
      if (isGone(error)) this.follow(undefined);
    };
    this.own(toDisposable(reaction(() => this.live?.error, forgetGone)));
    this.own(toDisposable(() => this.live?.dispose()));
  }

  get appId(): string | undefined {
    return this.live?.id;
  }

  /** Follows what others do to it; undefined until it is loaded. */
  get application(): MetadataRecord | undefined {
    return this.live?.record;
  }

  /** Why it could not be loaded. */
  get error(): unknown {
    return this.live?.error;
  }

  /** Makes it the current one and opens nothing; undefined leaves the current one. */
  choose(appId: string | undefined): void {
    if (appId === this.appId) return;
    this.follow(appId);
    if (appId !== undefined) void this.visit(appId);
  }

  private follow(appId: string | undefined): void {
    this.live?.dispose();
    runInAction(() => (this.live = appId === undefined ? undefined : this.metadata.open(appId)));
    this.contextKeys.set(key, appId);
    if (appId === undefined) this.storage.delete(key);
    else this.storage.set(key, appId);
  }

  /** Makes it the current one, opens its editor and shows its components. */
  async open(appId: string, { preview = false, section }: OpenApplication = {}): Promise<void> {
    if (appId === this.appId) void this.visit(appId);
    else this.choose(appId);
    await this.routes.open(await this.routeOf(appId, section), { preview });
    await this.views.openView(componentsView, { focus: false });
  }

  private async routeOf(appId: string, section: string | undefined): Promise<string> {
    const loaded = this.application?.id === appId ? this.application : undefined;
    const { data } = loaded ?? (await (await this.client.calls).applications.get({ params: { appId } }));
    const route = applicationRoute({ type: String(data['type'] ?? ''), id: appId });
    return section === undefined ? route : `${route}/${section}`;
  }

  private async visit(appId: string): Promise<void> {
    try {
      await (await this.client.calls).center.visit({ params: { appId }, quiet: true });
    } catch (error) {
      if (!isGone(error)) onUnexpectedError(error);
    }
  }
}

function isId(value: JsonValue): value is string {
  return typeof value === 'string';
}

function isGone(error: unknown): boolean {
  return error instanceof FailedCall && error.code === 'NOT_FOUND';
}
