import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ExtensionDescription } from '../../common/extensions/bootstrap';
import type { Disposable } from '../../common/lifecycle';
import type { ActivationEvent } from '../activation/activation';
import { activationEventsOf } from './activationEvents';
import { ContributionServices } from './contributionServices';
import { declareContributions } from './declareContributions';
import { ExtensionFailures } from './extensionFailures';

interface Declared {
  readonly extension: ExtensionDescription;
  readonly contributions: Disposable;
}

/** What is declared at the moment, and who wakes up on what. */
@injectable()
export class ExtensionDeclarations {
  private readonly declared = new Map<string, Declared>();
  /** Made when it is first asked for after a change: not at start, where every tenth of a millisecond counts. */
  private wakers: Map<string, string[]> | undefined;

  constructor(
    @inject(ContributionServices) private readonly services: ContributionServices,
    @inject(ExtensionFailures) private readonly failures: ExtensionFailures,
  ) {}

  /** Replaces what the extension declared before, in one step for those who look on. */
  declare(extension: ExtensionDescription): void {
    const refused = (error: unknown): void => void this.failures.report(extension.id, error);
    runInAction(() => {
      this.undeclare(extension.id);
      const contributions = declareContributions(extension, this.services, refused);
      this.declared.set(extension.id, { extension, contributions });
    });
  }

  undeclare(id: string): void {
    this.declared.get(id)?.contributions.dispose();
    this.declared.delete(id);
    this.wakers = undefined;
  }

  undeclareAll(): void {
    for (const id of [...this.declared.keys()]) this.undeclare(id);
  }

  wokenBy(event: ActivationEvent): readonly string[] {
    this.wakers ??= this.indexWakers();
    return this.wakers.get(event) ?? [];
  }

  private indexWakers(): Map<string, string[]> {
    const wakers = new Map<string, string[]>();
    for (const [id, { extension }] of this.declared) {
      for (const event of activationEventsOf(extension.manifest)) wakers.set(event, [...(wakers.get(event) ?? []), id]);
    }
    return wakers;
  }
}
