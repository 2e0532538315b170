import type { Api } from 'lathe';
import { FormModel, newId } from 'lathe/ui';
import { observable } from 'mobx';
import { queueCalls, type QueueView } from '../../common/queueCalls';

export interface QueueValues {
  readonly name: string;
  readonly label: string;
  readonly description: string;
}

/** A queue in a form, or one that is yet to be made. */
export class QueueForm {
  readonly stored = observable.box<QueueView | undefined>(undefined, { deep: false });
  readonly form: FormModel<QueueValues>;

  constructor(
    private readonly api: Api,
    private readonly id: string,
    private readonly onStored: (queue: QueueView) => void,
  ) {
    this.form = new FormModel<QueueValues>({ load: () => this.load(), save: (values) => this.save(values) });
  }

  private async load(): Promise<QueueValues> {
    if (this.id === newId) return { name: '', label: '', description: '' };
    return this.take(await this.api.of(queueCalls).get({ params: { id: this.id } }));
  }

  private async save(body: QueueValues): Promise<QueueValues> {
    const calls = this.api.of(queueCalls);
    const revision = this.stored.get()?.revision;
    return this.take(
      revision === undefined
        ? await calls.create({ body })
        : await calls.update({ params: { id: this.id }, body: { ...body, revision } }),
    );
  }

  private take(queue: QueueView): QueueValues {
    this.stored.set(queue);
    this.onStored(queue);
    const { name, label, description } = queue;
    return { name, label, description };
  }
}
