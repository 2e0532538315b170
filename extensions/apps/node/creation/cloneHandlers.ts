import { inject, injectable } from 'inversify';
import { type Handlers, MetadataStore } from 'lathe/node';
import type { cloneCalls } from '../../common/appCalls';
import { ApplicationData, firstVersion } from '../../common/applicationData';
import { NewApplications } from './newApplication';
import { asJson } from './stepContext';

/** An application like another, that has a package and a website of its own. */
@injectable()
export class CloneHandlers {
  constructor(
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(NewApplications) private readonly applications: NewApplications,
  ) {}

  readonly all: Handlers<typeof cloneCalls> = {
    clone: async ({ actor, params: { appId }, body }) => {
      const original = await this.store.get(actor, 'Application', appId);
      // Its label is asked for anew: the original's in other languages would tell nobody which is which.
      const { properties, owner: _, labels: _labels, ...data } = ApplicationData.parse(original.data);
      const { skava: _site, packageId: _package, solution, ...rest } = properties;
      // A solution's own is its package; an add-on's names whose add-on it is.
      const kept = data.type === 'Solution Application' ? rest : { ...rest, solution };
      const copy = asJson({ ...data, publishVersion: firstVersion, properties: kept });
      const { name, label = original.label } = body;
      return this.applications.create({ actor, record: { name, label, data: copy } }, appId);
    },
  };
}
