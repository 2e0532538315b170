import type { PickItem } from './pickItem';
import { backButtonId, type QuickButton } from './quickButton';
import type { HideReason } from './quickDialog';
import type { InputOptions, PickOptions, QuickInput, QuickItems } from './quickInput';

/** One question of a series; false when it was not answered. */
export type QuickStep = (ask: StepQuestion) => Promise<boolean>;

/** Asks as part of a series: with its title, number and way back, and with the earlier answer when the user comes back. */
export class StepQuestion {
  wentBack = false;

  constructor(
    private readonly quickInput: QuickInput,
    private readonly place: { readonly title: string; readonly step: number; readonly totalSteps: number },
    private readonly answers: Map<number, unknown>,
  ) {}

  async pick<T extends PickItem>(items: QuickItems<T>, options: PickOptions<T> = {}): Promise<T | undefined> {
    const before = this.answers.get(this.place.step) as T | undefined;
    const answer = await this.quickInput.pick(items, { activeItem: before, ...options, ...this.common(options) });
    return this.remember(answer);
  }

  async input(options: InputOptions = {}): Promise<string | undefined> {
    const before = this.answers.get(this.place.step);
    const value = typeof before === 'string' ? before : options.value;
    return this.remember(await this.quickInput.input({ ...options, value, ...this.common(options) }));
  }

  private common({ buttons = [] }: { readonly buttons?: readonly QuickButton[] }): object {
    const back: QuickButton = { id: backButtonId, icon: 'arrow-left', tooltip: '' };
    return {
      ...this.place,
      buttons: this.place.step > 1 ? [back, ...buttons] : buttons,
      onDidHide: (reason: HideReason) => (this.wentBack = reason === 'back'),
    };
  }

  private remember<T>(answer: T | undefined): T | undefined {
    if (answer !== undefined) this.answers.set(this.place.step, answer);
    return answer;
  }
}

/** Asks one after the other, back and forth; true when the last is answered. */
export async function runSteps(quickInput: QuickInput, title: string, steps: readonly QuickStep[]): Promise<boolean> {
  const answers = new Map<number, unknown>();
  let index = 0;
  for (let step = steps[0]; step; step = steps[index]) {
    const question = new StepQuestion(quickInput, { title, step: index + 1, totalSteps: steps.length }, answers);
    const answered = await step(question);
    if (question.wentBack) index--;
    else if (answered) index++;
    else return false;
  }
  return true;
}
