import { inject, injectable } from 'inversify';
import { LiveEvents } from '../../../core/browser/events/liveEvents';
import { DisposableOwner } from '../../../core/common/lifecycle';
import { WorkbenchBrand } from '../brand/workbenchBrand';
import { afterStart } from '../whenIdle';

/** The look that was seen last at once, and what became of it since; a change is seen by everybody at once. */
@injectable()
export class BrandContribution extends DisposableOwner {
  constructor(@inject(WorkbenchBrand) brand: WorkbenchBrand, @inject(LiveEvents) events: LiveEvents) {
    super();
    brand.show();
    afterStart(() => {
      void brand.load();
      const changed = ({ id }: { readonly id?: string }): void => void (id === 'brand' && brand.load());
      this.own(events.listen('tenant-setting', { heard: changed, missed: () => void brand.load() }));
    });
  }
}
