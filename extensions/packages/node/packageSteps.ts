import { Refusal } from 'lathe/common';
import { ApplicationData } from '../../apps/common/applicationData';
import { addonApplication, solutionApplication } from '../../apps/common/applicationTypes';
import type { ApplicationBelongings } from '../../apps/common/belongings';
import { type ApplicationCreationStep, type CreationContext, creationOrder } from '../../apps/common/creation';
import { packageName } from '../common/packageName';

/** Every application has a package of its own; that of a solution holds applications. */
export const packageStep: ApplicationCreationStep = {
  id: 'packages.package',
  title: 'creation.package',
  order: creationOrder.package,
  async run(context) {
    const { data } = context.application;
    const solution = data.type === solutionApplication;
    const packageId = data.properties.packageId ? await given(context, data.properties.packageId) : await made(context);
    const own = solution && data.properties.solution === undefined ? { solution: packageId } : {};
    context.fill({ properties: { packageId, ...own } });
  },
};

async function given(context: CreationContext, id: string): Promise<string> {
  if (await context.get('Package', id)) return id;
  throw new Refusal('PACKAGE_MISSING', { status: 404, parameters: { name: id } });
}

async function made(context: CreationContext): Promise<string> {
  const { name, label, data } = context.application;
  const { type, isIncremental, isBaseline, logo, description } = data;
  const { id } = await context.create('Package', {
    name: packageName({ name, kind: 'application', isIncremental }),
    label,
    data: {
      type: type === solutionApplication ? 'solution' : 'full',
      isBaseline: isBaseline && type !== addonApplication,
      ...(logo === undefined ? {} : { logo }),
      ...(description === undefined ? {} : { description }),
    },
  });
  return id;
}

/** The application is the first thing in its package. */
export const contentStep: ApplicationCreationStep = {
  id: 'packages.content',
  title: 'creation.packageContent',
  order: creationOrder.packageContent,
  applies: ({ data }) => data.type !== solutionApplication,
  async run(context) {
    const { application, applicationId } = context;
    const { name, label, data } = application;
    if (!applicationId) throw new Error('There is no application to put into the package.');
    const content = { type: 'Application', componentID: applicationId };
    await context.create('PkgContent', { name, label, parent: data.properties.packageId, data: content });
  },
};

export const packageOfApplication: ApplicationBelongings = {
  of: ({ data }) => {
    const id = ApplicationData.safeParse(data).data?.properties.packageId;
    return id === undefined ? [] : [{ type: 'Package', id }];
  },
};
