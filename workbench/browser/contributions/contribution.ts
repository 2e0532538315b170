import type { Newable } from 'inversify';
import type { Disposable } from '../../../core/common/lifecycle';

/** A part of the workbench that registers itself: commands, providers, listeners. It lives as long as the workbench. */
export type WorkbenchContribution = Newable<Disposable>;
