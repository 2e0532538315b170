import { Api, inject, injectable } from 'lathe';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { type Exercise, exerciseCalls } from '../../common/exerciseCalls';
import { everyLesson, type LessonFilter } from './lessonFilter';

/** The lessons, and how far the user has come with them. */
@injectable()
export class StudyStore {
  lessons: readonly Exercise[] = [];
  state: 'loading' | 'ready' | 'failed' = 'loading';
  problem = '';
  filter: LessonFilter = everyLesson;

  constructor(@inject(Api) private readonly api: Api) {
    makeObservable(this, { lessons: observableRef, state: observable, problem: observable, filter: observableRef });
  }

  get done(): number {
    return this.lessons.filter(({ viewedAt }) => viewedAt !== null).length;
  }

  narrow(change: Partial<LessonFilter>): void {
    runInAction(() => (this.filter = { ...this.filter, ...change }));
  }

  async load(): Promise<void> {
    try {
      const { rows } = await this.api.of(exerciseCalls).list();
      runInAction(() => Object.assign(this, { lessons: rows, state: 'ready' }));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      runInAction(() => Object.assign(this, { state: this.lessons.length > 0 ? 'ready' : 'failed', problem }));
    }
  }

  async setDone(name: string, done: boolean): Promise<void> {
    await this.api.of(exerciseCalls).view({ params: { name }, body: { viewed: done } });
    await this.load();
  }
}
