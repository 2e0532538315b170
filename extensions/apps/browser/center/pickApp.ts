import { inject, injectable, QuickInput } from 'lathe';
import type { AppCard } from '../../common/appCalls';
import { iconOfApp } from '../AppLogo';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import { pickBySearch } from './pickBySearch';

/** What is known of an application whichever way a command was given it. */
export type KnownApp = Pick<AppCard, 'id' | 'name' | 'label' | 'type' | 'active' | 'favorite' | 'ownerName'>;

/** What a command about an application is given: rows of a list, an id, or nothing. */
export type GivenApp = string | readonly { readonly id: string }[] | undefined;

const most = 100;

/** The application that a command is about: as it is given, or what is picked. */
@injectable()
export class PickApp {
  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  async pick(given: unknown, only: (app: AppCard) => boolean = () => true): Promise<KnownApp | undefined> {
    const wanted = idOf(given);
    if (wanted !== undefined) return (await this.find(wanted)) ?? undefined;
    const placeholder = this.texts.t('center.pick');
    const picked = await pickBySearch(this.quickInput, { placeholder }, async (search) => {
      const apps = await this.list(search);
      return apps.filter(only).map((app) => ({
        ...{ label: app.label, description: app.name, icon: iconOfApp(app), app },
      }));
    });
    return picked?.app;
  }

  /** Those opened last first. */
  private async list(search: string): Promise<readonly AppCard[]> {
    const { center } = await this.client.calls;
    const query = { search: search.trim().slice(0, 200) || undefined, sort: 'visited', limit: most } as const;
    return (await center.list({ query })).rows;
  }

  private async find(id: string): Promise<KnownApp | undefined> {
    const { center } = await this.client.calls;
    return (await center.list({ query: { id, limit: 1 } })).rows[0];
  }
}

function idOf(given: unknown): string | undefined {
  if (typeof given === 'string') return given;
  if (!Array.isArray(given)) return undefined;
  const [first]: readonly unknown[] = given;
  return typeof first === 'object' && first !== null && 'id' in first ? String(first.id) : undefined;
}
