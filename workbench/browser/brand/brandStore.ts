import { Store } from '../credentials/store';
import { type BrandView, loadBrand, recallBrand } from './brandView';
import { showBrand } from './showBrand';

/** The brand of the login page: what was seen last, then what the server says. */
export class BrandStore extends Store<{ readonly brand: BrandView | undefined }> {
  constructor() {
    super({ brand: recallBrand() });
    if (this.state.brand) showBrand(this.state.brand);
  }

  async start(search: string): Promise<void> {
    const brand = await loadBrand(search);
    if (!brand) return;
    showBrand(brand);
    this.update({ brand });
  }
}
