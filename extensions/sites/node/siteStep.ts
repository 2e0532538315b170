import { ApplicationData } from '../../apps/common/applicationData';
import { addonApplication, solutionApplication } from '../../apps/common/applicationTypes';
import type { ApplicationBelongings } from '../../apps/common/belongings';
import { type ApplicationCreationStep, creationOrder } from '../../apps/common/creation';
import { nowhere, siteName } from '../common/siteData';

/** Pages need a website: every application has one, but for solutions, which have none of their own. */
export const siteStep: ApplicationCreationStep = {
  id: 'sites.website',
  title: 'creation.website',
  order: creationOrder.website,
  applies: ({ data }) => data.type !== solutionApplication,
  async run(context) {
    const { application, tenant } = context;
    const name = siteName(application.name, tenant.id);
    const { id } = await context.create('WebSite', { name, label: application.label });
    const isAddon = application.data.type === addonApplication;
    context.fill({ properties: { skava: { id, websiteId: nowhere, name, isAddon } } });
  },
};

export const siteOfApplication: ApplicationBelongings = {
  of: ({ data }) => {
    const id = ApplicationData.safeParse(data).data?.properties.skava?.id;
    return id === undefined ? [] : [{ type: 'WebSite', id }];
  },
};
