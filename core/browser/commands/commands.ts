import { inject, injectable } from 'inversify';
import { Emitter } from '../../common/event';
import type { Disposable } from '../../common/lifecycle';
import { Activation } from '../activation/activation';
import { type Context, ContextKeys } from '../contextKeys/contextKeys';
import { Registry } from '../registry';

/** What is known of a command before its code is loaded. */
export interface CommandInfo {
  readonly id: string;
  readonly title: string;
  /** The English title, by which the palette finds it too. */
  readonly originalTitle?: string;
  readonly category?: string;
  readonly shortTitle?: string;
  readonly icon?: string;
  /** A when clause; while it is false the command is refused. */
  readonly enablement?: string;
  /** The extension that contributes it. */
  readonly source: string;
}

/** The id under which the workbench contributes by itself. */
const workbenchId = 'workbench';

/** Declared as a method, so that handlers may name the arguments they take. */
export type CommandHandler = { run(...args: readonly unknown[]): unknown }['run'];

export class CommandNotFoundError extends Error {
  constructor(readonly command: string) {
    super(`The command '${command}' was not found.`);
    this.name = 'CommandNotFoundError';
  }
}

export class CommandDisabledError extends Error {
  constructor(readonly command: string) {
    super(`The command '${command}' is not available here.`);
    this.name = 'CommandDisabledError';
  }
}

/** Runs commands by id, loading the extension behind one when it is first needed. */
@injectable()
export class Commands {
  private readonly infos = new Registry<CommandInfo>('command');
  private readonly handlers = new Registry<CommandHandler>('command handler');
  private readonly executed = new Emitter<{ id: string; args: readonly unknown[] }>();
  readonly onDidExecute = this.executed.event;

  constructor(
    @inject(Activation) private readonly activation: Activation,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
  ) {}

  /** Makes commands known to the palette and to menus. */
  declare(infos: readonly CommandInfo[]): Disposable {
    return this.infos.addAll(infos.map((info) => [info.id, info]));
  }

  register(id: string, handler: CommandHandler): Disposable {
    return this.handlers.add(id, handler);
  }

  get(id: string): CommandInfo | undefined {
    return this.infos.get(id);
  }

  /** Declared or registered. */
  has(id: string): boolean {
    return this.infos.has(id) || this.handlers.has(id);
  }

  all(): readonly CommandInfo[] {
    return this.infos.values();
  }

  isEnabled(id: string, context?: Context): boolean {
    const enablement = this.infos.get(id)?.enablement;
    return enablement === undefined || this.contextKeys.matches(enablement, context);
  }

  /** Pages do not have all that the workbench declares, and nothing would be loaded for it. */
  isRunnable(id: string): boolean {
    return this.handlers.has(id) || this.infos.get(id)?.source !== workbenchId;
  }

  execute(id: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.executeIn(undefined, id, ...args);
  }

  /** Where the context is that of a key's or a menu's place, by which the command's enablement is decided. */
  async executeIn(context: Context | undefined, id: string, ...args: readonly unknown[]): Promise<unknown> {
    if (!this.isEnabled(id, context)) throw new CommandDisabledError(id);
    if (!this.handlers.has(id)) await this.activation.fire(`onCommand:${id}`);
    const handler = this.handlers.get(id);
    if (!handler) throw new CommandNotFoundError(id);
    const result: unknown = await handler(...args);
    this.executed.fire({ id, args });
    return result;
  }
}
