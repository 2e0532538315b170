import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Bootstrap, ExtensionDescription } from '../../common/extensions/bootstrap';
import { DisposableOwner } from '../../common/lifecycle';
import type { Locale } from '../../common/locale';
import { Activation, type ActivationEvent } from '../activation/activation';
import { dependentsOf } from './dependencies';
import { ExtensionDeclarations } from './extensionDeclarations';
import { ExtensionRegistry } from './extensionRegistry';
import { ExtensionRunner } from './extensionRunner';

/** Keeps the workbench in step with the extensions that there are: what they declare, and which of them run. */
@injectable()
export class ExtensionHost extends DisposableOwner {
  private updating: Promise<void> = Promise.resolve();

  constructor(
    @inject(Activation) activation: Activation,
    @inject(ExtensionRegistry) private readonly registry: ExtensionRegistry,
    @inject(ExtensionDeclarations) private readonly declarations: ExtensionDeclarations,
    @inject(ExtensionRunner) private readonly runner: ExtensionRunner,
  ) {
    super();
    this.own(activation.on((event) => this.wake(event)));
  }

  /** At start, from what the page carries. */
  start({ workbench, extensions }: Bootstrap): void {
    runInAction(() => {
      this.declarations.declare(workbench);
      for (const extension of extensions) this.add(extension);
    });
  }

  /** Later: after an installation, a removal, a change of state or of language. What did not change is left running. */
  update(bootstrap: Bootstrap): Promise<void> {
    const updated = this.updating.then(() => this.apply(bootstrap));
    this.updating = updated.catch(() => undefined);
    return updated;
  }

  /** Before the language changes: the words of all that runs, so that nothing is said in the old one afterwards. */
  async prepareLocale({ extensions }: Bootstrap, locale: Locale): Promise<void> {
    const running = extensions.filter(({ id }) => this.runner.ids.includes(id));
    // What does not arrive is asked for, and reported, once more by the update.
    await Promise.allSettled(running.map((extension) => this.runner.loadTexts(extension, locale)));
  }

  /** Stops the extension and those that depend on it; they start anew, with fresh code, when they are next needed. */
  async reload(id: string): Promise<void> {
    await this.stopWithDependents(id);
  }

  activate(id: string, reason: string): Promise<void> {
    return this.runner.start(id, reason);
  }

  override dispose(): void {
    for (const id of this.runner.ids) void this.runner.stop(id);
    this.declarations.undeclareAll();
    super.dispose();
  }

  private async apply({ workbench, extensions }: Bootstrap): Promise<void> {
    const wanted = new Map(extensions.map((extension) => [extension.id, extension]));
    const stale = this.registry.all
      .map(({ description }) => description)
      .filter((old) => !isSameCode(old, wanted.get(old.id)));
    runInAction(() => stale.forEach(({ id }) => this.declarations.undeclare(id)));
    await Promise.all(stale.map(({ id }) => this.stopWithDependents(id)));
    runInAction(() => {
      this.declarations.declare(workbench);
      for (const { id } of stale) if (!wanted.has(id)) this.registry.delete(id);
      for (const extension of extensions) this.add(extension);
    });
    await Promise.all(this.runner.ids.flatMap((id) => wanted.get(id) ?? []).map((one) => this.runner.loadTexts(one)));
  }

  private async wake(event: ActivationEvent): Promise<void> {
    await Promise.all(this.declarations.wokenBy(event).map((id) => this.runner.start(id, event)));
  }

  private add(extension: ExtensionDescription): void {
    const known = this.registry.get(extension.id);
    if (known?.description === extension) return;
    const state = extension.enabled ? 'idle' : 'disabled';
    if (known && isSameCode(known.description, extension))
      this.registry.update(extension.id, { description: extension });
    else this.registry.set({ description: extension, state, errors: [] });
    if (extension.enabled) this.declarations.declare(extension);
  }

  private async stopWithDependents(id: string): Promise<void> {
    const all = this.registry.all.map(({ description }) => description.id);
    const dependents = dependentsOf(id, all, (other) => this.registry.get(other)?.description.manifest);
    await Promise.all([...dependents, id].map((one) => this.runner.stop(one)));
  }
}

function isSameCode(old: ExtensionDescription, next: ExtensionDescription | undefined): boolean {
  return next !== undefined && old.base === next.base && old.enabled === next.enabled;
}
