import 'fake-indexeddb/auto';
import { setUnexpectedErrorHandler } from '../../core/common/event';

// jsdom knows no layout: observers exist and never report.
class NoResize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResize;
globalThis.structuredClone ??= <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const css = { escape: (name: string): string => name.replace(/[^\w-]/g, '\\$&') };
if (!('CSS' in globalThis)) Object.assign(globalThis, { CSS: css });
Element.prototype.scrollIntoView ??= () => undefined;

setUnexpectedErrorHandler((error) => {
  throw error;
});
