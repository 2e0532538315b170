import { injectable } from 'inversify';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import { type BrandView, loadBrand, recallBrand } from './brandView';
import { showBrand } from './showBrand';

const product = 'Lathe';

/** How the tenant wants its workbench to look. */
@injectable()
export class WorkbenchBrand {
  brand: BrandView | undefined = recallBrand();

  constructor() {
    makeObservable(this, { brand: observableRef, name: computed });
  }

  /** What the product is called here. */
  get name(): string {
    return this.brand?.name || product;
  }

  async load(): Promise<void> {
    const brand = await loadBrand();
    if (brand) this.take(brand);
  }

  show(): void {
    if (this.brand) showBrand(this.brand);
  }

  private take(brand: BrandView): void {
    runInAction(() => (this.brand = brand));
    showBrand(brand);
  }
}
