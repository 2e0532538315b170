import { Container, inject, injectable } from 'inversify';
import type { ExtensionDescription } from '../../common/extensions/bootstrap';
import type { Locale } from '../../common/locale';
import type { Manifest } from '../../common/manifest/manifest';
import { Texts } from '../i18n/texts';
import type { ExtensionModule } from './api';
import { ContextFactory } from './contextFactory';
import { findCircle } from './dependencies';
import { ExtensionFailures } from './extensionFailures';
import { ExtensionLoader } from './extensionLoader';
import { ExtensionRegistry } from './extensionRegistry';
import { ExtensionScope } from './extensionScope';
import { withTimeLimit } from './timeLimit';

interface Running {
  readonly scope: ExtensionScope;
  readonly started: Promise<void>;
  module?: ExtensionModule;
}

/** Starts and stops the code of extensions. One that fails is told of once and stays failed until it is stopped. */
@injectable()
export class ExtensionRunner {
  /** How long the code may be on its way, and how long `activate` and `deactivate` may take. */
  loadLimit = 120_000;
  activationLimit = 30_000;
  deactivationLimit = 5_000;
  private readonly running = new Map<string, Running>();
  private readonly stopping = new Map<string, Promise<void>>();
  private readonly rounds = new Map<string, number>();

  constructor(
    @inject(Container) private readonly container: Container,
    @inject(ContextFactory) private readonly contexts: ContextFactory,
    @inject(ExtensionLoader) private readonly loader: ExtensionLoader,
    @inject(ExtensionRegistry) private readonly registry: ExtensionRegistry,
    @inject(ExtensionFailures) private readonly failures: ExtensionFailures,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  get ids(): readonly string[] {
    return [...this.running.keys()];
  }

  /** Resolves when the extension runs; it is started once, however often it is asked for. */
  start(id: string, reason: string): Promise<void> {
    const current = this.running.get(id);
    if (current) return current.started;
    const scope = new ExtensionScope(this.container);
    const started = Promise.resolve().then(() => this.run(id, reason, scope));
    this.running.set(id, { scope, started });
    return started;
  }

  /** Undoes all that the extension did; its code is loaded anew when it is next needed. */
  async stop(id: string): Promise<void> {
    const running = this.running.get(id);
    if (!running) return this.stopping.get(id);
    this.running.delete(id);
    this.rounds.set(id, (this.rounds.get(id) ?? 0) + 1);
    this.registry.update(id, { state: 'idle', activatedBy: undefined, activationTime: undefined, errors: [] });
    const stopping = this.end(id, running).finally(() => this.stopping.delete(id));
    this.stopping.set(id, stopping);
    return stopping;
  }

  /** Its texts follow the language; those of the next one may be there before it is chosen. */
  async loadTexts(extension: ExtensionDescription, current: Locale = this.texts.locale): Promise<void> {
    const wanted = (['en', current] as const).filter(
      (locale, index, all) =>
        all.indexOf(locale) === index && extension.locales.includes(locale) && !this.texts.has(extension.id, locale),
    );
    await Promise.all(
      wanted.map(async (locale) =>
        this.texts.add(extension.id, locale, await this.loader.loadTexts(extension, locale)),
      ),
    );
  }

  private async end(id: string, { module, scope }: Running): Promise<void> {
    try {
      const deactivated = Promise.resolve().then(() => module?.deactivate?.());
      await withTimeLimit(deactivated, this.deactivationLimit, 'Its deactivate() does not come to an end.');
    } catch (error) {
      this.failures.report(id, error);
    } finally {
      scope.dispose();
      this.texts.remove(id);
      this.loader.removeStyles(id);
    }
  }

  private async run(id: string, reason: string, scope: ExtensionScope): Promise<void> {
    await this.stopping.get(id);
    this.registry.update(id, { state: 'activating', activatedBy: reason });
    let arrived = false;
    try {
      const extension = this.checked(id);
      const began = performance.now();
      // Its code is on its way while those start that it depends on.
      const [module] = await Promise.all([this.load(extension), this.startNeeded(extension)]);
      arrived = true;
      const message = `It did not start within ${this.activationLimit / 1000} s.`;
      await withTimeLimit(this.activate(extension, module, scope), this.activationLimit, message);
      if (scope.closed) throw new Error('It was stopped while it was starting.');
      this.registry.update(id, { state: 'active', activationTime: performance.now() - began });
    } catch (error) {
      const stopped = scope.closed;
      scope.dispose();
      // What did not arrive may arrive at the next attempt; what arrived and failed would fail again.
      if (!arrived && this.running.get(id)?.scope === scope) this.running.delete(id);
      if (!stopped) this.registry.update(id, { state: 'failed' });
      throw this.failures.report(id, error);
    }
  }

  /** The next attempt asks under another address, as browsers remember a module that failed. */
  private async load(extension: ExtensionDescription): Promise<ExtensionModule> {
    const { id } = extension;
    const round = this.rounds.get(id) ?? 0;
    const message = `Its code did not arrive within ${this.loadLimit / 1000} s.`;
    try {
      const arrived = Promise.all([this.loader.load(extension, round), this.loadTexts(extension)]);
      const [module] = await withTimeLimit(arrived, this.loadLimit, message);
      return module;
    } catch (error) {
      this.rounds.set(id, round + 1);
      throw error;
    }
  }

  /** It and those that it depends on can be started. */
  private checked(id: string): ExtensionDescription {
    const extension = this.usable(id);
    const circle = findCircle(id, (other) => this.manifestOf(other));
    if (circle) throw new Error(`It depends on itself: ${circle.join(' → ')}.`);
    const needed = extension.manifest.extensionDependencies ?? [];
    for (const dependency of needed) this.usable(dependency, `It needs the extension '${dependency}', which`);
    return extension;
  }

  private async startNeeded({ id, manifest }: ExtensionDescription): Promise<void> {
    const needed = manifest.extensionDependencies ?? [];
    await Promise.all(needed.map((dependency) => this.start(dependency, `the extension ${id}`)));
  }

  private usable(id: string, subject = 'It'): ExtensionDescription {
    const known = this.registry.get(id);
    if (!known) throw new Error(`${subject} is not installed.`);
    if (!known.description.enabled) throw new Error(`${subject} is disabled.`);
    return known.description;
  }

  private async activate(
    extension: ExtensionDescription,
    module: ExtensionModule,
    scope: ExtensionScope,
  ): Promise<void> {
    if (typeof module.activate !== 'function') throw new Error("Its module exports no function named 'activate'.");
    if (scope.closed) return;
    const running = this.running.get(extension.id);
    if (running) running.module = module;
    await module.activate(this.contexts.create(extension, scope));
  }

  private manifestOf(id: string): Manifest | undefined {
    return this.registry.get(id)?.description.manifest;
  }
}
