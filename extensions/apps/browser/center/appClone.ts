import { Dialogs, FailedCall, inject, injectable, Progress } from 'lathe';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import type { CreationRun } from '../creation/creationRun';
import { Creations } from '../creation/creations';
import { CurrentApp } from '../current/currentApp';
import { autorun } from 'mobx';
import { nameOfCopy } from './nameOfCopy';
import type { KnownApp } from './pickApp';

interface Wanted {
  readonly name: string;
  readonly label: string;
}

/** What the server says of a name or label that it does not take. */
interface Refused extends Wanted {
  readonly field: keyof Wanted;
  readonly problem: string;
}

/** Makes applications like others, under names of their own. */
@injectable()
export class AppClone {
  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(Creations) private readonly creations: Creations,
    @inject(CurrentApp) private readonly current: CurrentApp,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Progress) private readonly progress: Progress,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  async clone(app: KnownApp): Promise<void> {
    let wanted: Wanted = { label: this.texts.t('clone.labelOf', { label: app.label }), name: await this.freeName(app) };
    for (let refused: Refused | undefined; ;) {
      const asked = await this.ask(app, wanted, refused);
      if (!asked) return;
      wanted = asked;
      try {
        await this.current.open(await this.make(app, wanted));
        return;
      } catch (error) {
        // A name that is taken is asked for again, with what is wrong with it.
        if (!(error instanceof FailedCall) || !error.envelope.fields?.length) throw error;
        const isLabel = error.envelope.fields.every(({ path }) => path === 'body.label');
        refused = { ...wanted, field: isLabel ? 'label' : 'name', problem: error.message };
      }
    }
  }

  /** One that no application has. */
  private async freeName({ name }: KnownApp): Promise<string> {
    const { center } = await this.client.calls;
    const taken = async (other: string): Promise<boolean> => {
      const { rows } = await center.list({ query: { search: other, limit: 100 } });
      return rows.some((app) => app.name.toLowerCase() === other.toLowerCase());
    };
    return nameOfCopy(name, taken);
  }

  private async ask({ label }: KnownApp, wanted: Wanted, refused?: Refused): Promise<Wanted | undefined> {
    const { t } = this.texts;
    const input = (id: keyof Wanted, title: string) => ({
      ...{ id, label: title, value: wanted[id] },
      validate: (value: string): string | undefined => {
        if (!value.trim()) return t('clone.required');
        return refused?.field === id && refused[id] === value.trim() ? refused.problem : undefined;
      },
    });
    const { button, values } = await this.dialogs.message({
      message: t('clone.question', { label }),
      detail: t('clone.detail'),
      type: 'question',
      buttons: [{ id: 'clone', label: t('clone.primary') }],
      inputs: [input('label', t('center.label')), input('name', t('center.name'))],
    });
    if (button === undefined) return undefined;
    return { label: (values['label'] ?? '').trim(), name: (values['name'] ?? '').trim() };
  }

  private make(app: KnownApp, wanted: Wanted): Promise<string> {
    const title = this.texts.t('clone.running', { label: app.label });
    return this.progress.run({ title, location: 'notification' }, async ({ report }) => {
      let stop = (): void => undefined;
      const follow = (run: CreationRun): void => {
        stop = autorun(() => report({ message: run.steps.find(({ state }) => state === 'running')?.title ?? '' }));
      };
      const make = async (): Promise<string> => {
        const { clones } = await this.client.calls;
        return (await clones.clone({ params: { appId: app.id }, body: wanted })).id;
      };
      try {
        return await this.creations.run(wanted, make, follow);
      } finally {
        stop();
      }
    });
  }
}
