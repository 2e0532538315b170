import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';

/** The project that the user works in: what is made belongs to it. */
@injectable()
export class ProjectScope {
  project: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  set(project: string | undefined): void {
    this.project = project;
  }
}
