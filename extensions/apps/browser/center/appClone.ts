import { Dialogs, FailedCall, inject, injectable, Progress } from 'lathe';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import type { CreationRun } from '../creation/creationRun';
import { Creations } from '../creation/creations';
import { CurrentApp } from '../current/currentApp';
import { autorun } from 'mobx';
import type { KnownApp } from './pickApp';

interface Wanted {
  readonly name: string;
  readonly label: string;
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
    const { t } = this.texts;
    const plain = app.name.replace(/^[A-Za-z0-9]+__/, '');
    let wanted: Wanted = { label: t('clone.labelOf', { label: app.label }), name: `${plain}2` };
    for (let problem: string | undefined; ;) {
      const asked = await this.ask(app, wanted, problem);
      if (!asked) return;
      wanted = asked;
      try {
        await this.current.open(await this.make(app, wanted));
        return;
      } catch (error) {
        // A name that is taken is asked for again, with what is wrong with it.
        if (!(error instanceof FailedCall) || !error.envelope.fields?.length) throw error;
        problem = error.message;
      }
    }
  }

  private async ask({ label }: KnownApp, { name, label: copy }: Wanted, problem?: string): Promise<Wanted | undefined> {
    const { t } = this.texts;
    const needed = (value: string): string | undefined => (value.trim() ? undefined : t('clone.required'));
    const { button, values } = await this.dialogs.message({
      message: t('clone.question', { label }),
      detail: problem ?? t('clone.detail'),
      type: problem === undefined ? 'question' : 'error',
      buttons: [{ id: 'clone', label: t('clone.primary') }],
      inputs: [
        { id: 'label', label: t('center.label'), value: copy, validate: needed },
        { id: 'name', label: t('center.name'), value: name, validate: needed },
      ],
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
