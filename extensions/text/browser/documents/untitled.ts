import { inject, injectable } from 'inversify';
import { DisposableOwner, Tabs, TextFiles, WorkingCopies } from 'lathe';
import { toRouteParameter } from './fileAddress';

const prefix = 'untitled:/Untitled-';

/** Texts without a name: empty until something is written, kept like all unsaved text. */
@injectable()
export class Untitled extends DisposableOwner {
  constructor(
    @inject(TextFiles) files: TextFiles,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(WorkingCopies) private readonly workingCopies: WorkingCopies,
  ) {
    super();
    this.own(files.registerProvider('untitled', { read: () => Promise.resolve('') }));
  }

  nextUri(): string {
    return prefix + this.freeNumber();
  }

  private freeNumber(): number {
    const taken = new Set([
      ...this.tabs.all.map((tab) => tab.id),
      ...this.workingCopies.sleeping().map(({ resource }) => toRouteParameter(resource)),
    ]);
    let number = 1;
    while (taken.has(toRouteParameter(prefix + number))) number++;
    return number;
  }
}
