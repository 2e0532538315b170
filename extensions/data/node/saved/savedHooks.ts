import { inject, injectable } from 'inversify';
import type { Draft, HookContext, MetadataHooks, Reference } from 'lathe/node';
import type { DashboardData } from '../../common/dashboards/dashboardData';
import type { ViewData } from '../../common/views/viewData';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import { namesIn } from '../uses/namesIn';
import { DashboardCheck } from './dashboardCheck';
import { ViewCheck } from './viewCheck';

/** What is kept as metadata is looked at like what is somebody's own. */
@injectable()
export class ViewHooks implements MetadataHooks<ViewData> {
  constructor(
    @inject(ViewCheck) private readonly views: ViewCheck,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
  ) {}

  async beforeSave(
    draft: Draft<ViewData>,
    { actor, transaction }: HookContext,
    before?: Draft<ViewData>,
  ): Promise<Draft<ViewData>> {
    const how = before ? 'check' : 'begin';
    return { ...draft, data: await this.views[how](actor, draft.data, transaction) };
  }

  /** So that what it names is followed when it gets another name. */
  async references({ data }: Draft<ViewData>, { actor, transaction }: HookContext): Promise<Reference[]> {
    return namesIn(data, 'data', await this.catalogue.of(actor.tenant, transaction));
  }
}

@injectable()
export class DashboardHooks implements MetadataHooks<DashboardData> {
  constructor(
    @inject(DashboardCheck) private readonly dashboards: DashboardCheck,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
  ) {}

  async beforeSave(draft: Draft<DashboardData>, { actor, transaction }: HookContext): Promise<Draft<DashboardData>> {
    return { ...draft, data: await this.dashboards.check(actor, draft.data, transaction) };
  }

  /** So that what it names is followed when it gets another name. */
  async references({ data }: Draft<DashboardData>, { actor, transaction }: HookContext): Promise<Reference[]> {
    return namesIn(data, 'data', await this.catalogue.of(actor.tenant, transaction));
  }
}
