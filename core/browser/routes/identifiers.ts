import { inject, injectable } from 'inversify';
import type { Disposable } from '../../common/lifecycle';
import { Registry } from '../registry';
import type { OpenOptions } from '../tabs/tab';
import { Routes } from './routes';

/** Which screen shows the records whose ids begin with a prefix. */
export interface IdentifierInfo {
  readonly prefix?: string;
  readonly screen: string;
  readonly templateType?: string;
  readonly studioType?: string;
  /** Where ":id" stands for the identifier. */
  readonly route: string;
  /** The screen in which the record is edited, and its path; without it, the same. */
  readonly editScreen?: string;
  readonly editRoute?: string;
  /** The name of the route's parameter that the identifier stands for, when that is not ":id". */
  readonly parameter?: string;
}

export interface IdentifierOptions {
  readonly templateType?: string;
  readonly studioType?: string;
  /** To the screen in which it is edited. */
  readonly edit?: boolean;
}

export class InvalidIdentifierError extends Error {
  constructor(readonly id: string) {
    super(id === '' ? 'No id is provided.' : `Invalid ID: ${id}`);
    this.name = 'InvalidIdentifierError';
  }
}

/** Leads from an identifier to the screen that shows it. */
@injectable()
export class Identifiers {
  private readonly infos = new Registry<readonly IdentifierInfo[]>('identifiers');
  private count = 0;

  constructor(@inject(Routes) private readonly routes: Routes) {}

  declare(infos: readonly IdentifierInfo[]): Disposable {
    return this.infos.add(String(++this.count), infos);
  }

  /** The most particular entry wins: its studio type, then its template type, then the prefix alone. */
  find(id: string, options: IdentifierOptions = {}): IdentifierInfo | undefined {
    const fits = (wanted: string | undefined, given: string | undefined): boolean =>
      wanted === undefined || wanted === given;
    const found = this.infos
      .values()
      .flat()
      .filter((info) => info.prefix === undefined || id.startsWith(info.prefix))
      .filter((info) => fits(info.studioType, options.studioType) && fits(info.templateType, options.templateType));
    const weight = (info: IdentifierInfo): number => (info.studioType ? 2 : 0) + (info.templateType ? 1 : 0);
    return found.reduce<IdentifierInfo | undefined>(
      (best, info) => (best && weight(best) > weight(info) ? best : info),
      undefined,
    );
  }

  async open(id: string, options: IdentifierOptions & OpenOptions = {}): Promise<void> {
    const info = id === '' ? undefined : this.find(id, options);
    if (!info) throw new InvalidIdentifierError(id);
    const route = (options.edit ? info.editRoute : undefined) ?? info.route;
    const path = route.replaceAll(`:${info.parameter ?? 'id'}`, encodeURIComponent(id));
    await this.routes.open(path, options);
  }
}
