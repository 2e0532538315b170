import { type Disposable, DisposableOwner, EditLock, type Metadata, toDisposable } from 'lathe';
import type { MetadataRecord } from 'lathe/common';
import type { FormModel } from 'lathe/ui';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { ShownParts } from '../parts/shownParts';
import type { ServiceForm, ServiceValues } from './serviceForm';

/** A service that is open in its editor. */
export class ServiceDesigner extends DisposableOwner {
  readonly lock: EditLock;
  /** What the section that is seen lets commands do. */
  shown: ShownParts | undefined = undefined;

  constructor(
    readonly id: string,
    private readonly model: ServiceForm,
    metadata: Metadata,
  ) {
    super();
    this.lock = this.own(new EditLock(metadata, id, model.form));
    makeObservable(this, { shown: observableRef });
  }

  get form(): FormModel<ServiceValues> {
    return this.model.form;
  }

  get service(): MetadataRecord | undefined {
    return this.model.stored.get();
  }

  readonly show = (parts: ShownParts): Disposable => {
    runInAction(() => (this.shown = parts));
    return toDisposable(() =>
      runInAction(() => {
        if (this.shown === parts) this.shown = undefined;
      }),
    );
  };

  /** Somebody else edits it. */
  get readOnly(): boolean {
    return this.lock.foreign;
  }
}
