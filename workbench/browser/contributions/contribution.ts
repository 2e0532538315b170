import type { Container, Newable } from 'inversify';
import { onUnexpectedError } from '../../../core/common/event';
import type { Disposable } from '../../../core/common/lifecycle';

/** A part of the workbench that registers itself: commands, providers, listeners. It lives as long as the workbench. */
export type WorkbenchContribution = Newable<Disposable>;

/** An area that fails to start is reported; the others work. */
export function startContribution(container: Container, contribution: WorkbenchContribution): void {
  try {
    container.get(contribution);
  } catch (error) {
    onUnexpectedError(error);
  }
}
