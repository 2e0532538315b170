import { inject, injectable, type PickEntry, type PickItem, QuickInput } from 'lathe';
import type { AppCard } from '../../common/appCalls';
import { iconOfApp } from '../AppLogo';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import { CurrentApp, type OpenApplication } from './currentApp';

interface AppItem extends PickItem {
  readonly id: string;
}

const pageSize = 200;
const recent = 10;

/** Another application: those that one was at last, then all. */
@injectable()
export class SwitchApplication {
  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(CurrentApp) private readonly current: CurrentApp,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  async run(to: OpenApplication = {}): Promise<void> {
    const chosen = await this.ask();
    if (chosen) await this.current.open(chosen, to);
  }

  private async ask(): Promise<string | undefined> {
    const placeholder = this.texts.t('tree.switch.placeholder');
    return (await this.quickInput.pick(this.items(), { placeholder, matchOnDescription: true }))?.id;
  }

  private async items(): Promise<readonly PickEntry<AppItem>[]> {
    const { t } = this.texts;
    const { center } = await this.client.calls;
    const [visited, all] = await Promise.all([
      center.list({ query: { tab: 'recent', sort: 'visited', limit: recent } }),
      this.all(),
    ]);
    const seen = new Set(visited.rows.map(({ id }) => id));
    const others = all.filter(({ id }) => !seen.has(id));
    return [
      ...(visited.rows.length > 0 ? [{ separator: t('tree.switch.recent') }] : []),
      ...visited.rows.map((card) => this.item(card)),
      ...(others.length > 0 ? [{ separator: t('tree.switch.all') }] : []),
      ...others.map((card) => this.item(card)),
    ];
  }

  private async all(): Promise<readonly AppCard[]> {
    const { center } = await this.client.calls;
    const found: AppCard[] = [];
    for (let total = 1; found.length < total;) {
      const after = found.at(-1)?.id;
      const page = await center.list({
        query: { sort: 'name', limit: pageSize, ...(after === undefined ? {} : { after }) },
      });
      found.push(...page.rows);
      total = page.rows.length < pageSize ? 0 : page.total;
    }
    return found;
  }

  private item(app: AppCard): AppItem {
    const { id, label, name, active } = app;
    const state = id === this.current.appId ? this.texts.t('tree.switch.current') : undefined;
    const off = active ? undefined : this.texts.t('tree.inactive');
    const description = [name, state, off].filter(Boolean).join(' · ');
    return { id, label: label || name, description, icon: iconOfApp(app) };
  }
}
