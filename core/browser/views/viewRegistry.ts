import { injectable } from 'inversify';
import type { Disposable } from '../../common/lifecycle';
import { Registry } from '../registry';
import type { ViewContainerInfo, ViewInfo, ViewWelcomeInfo } from './viewInfo';

/** The containers, views and welcome texts that extensions have declared. */
@injectable()
export class ViewRegistry {
  private readonly containerInfos = new Registry<ViewContainerInfo>('view container');
  private readonly viewInfos = new Registry<ViewInfo>('view');
  private readonly welcomes = new Registry<ViewWelcomeInfo>('view welcome');
  private welcomeCount = 0;

  get containers(): readonly ViewContainerInfo[] {
    return this.containerInfos.values();
  }

  get views(): readonly ViewInfo[] {
    return this.viewInfos.values();
  }

  view(id: string): ViewInfo | undefined {
    return this.viewInfos.get(id);
  }

  container(id: string): ViewContainerInfo | undefined {
    return this.containerInfos.get(id);
  }

  welcomesOf(viewId: string): readonly ViewWelcomeInfo[] {
    return this.welcomes
      .values()
      .filter((welcome) => welcome.view === viewId)
      .sort((a, b) => (a.group ?? '').localeCompare(b.group ?? ''));
  }

  declareContainers(infos: readonly ViewContainerInfo[]): Disposable {
    return this.containerInfos.addAll(infos.map((info) => [info.id, info]));
  }

  declareViews(infos: readonly ViewInfo[]): Disposable {
    return this.viewInfos.addAll(infos.map((info) => [info.id, info]));
  }

  declareWelcomes(infos: readonly ViewWelcomeInfo[]): Disposable {
    return this.welcomes.addAll(infos.map((info) => [String(this.welcomeCount++), info]));
  }
}
