/** For tests: an EventSource that a test speaks through. */
export class TestEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: TestEventSource[] = [];
  readyState = 0;

  constructor(readonly url: string) {
    super();
    TestEventSource.all.push(this);
  }

  static get last(): TestEventSource {
    const last = TestEventSource.all.at(-1);
    if (!last) throw new Error('Nothing was opened.');
    return last;
  }

  static install(): void {
    TestEventSource.all.length = 0;
    Object.defineProperty(globalThis, 'EventSource', { value: TestEventSource, configurable: true, writable: true });
  }

  say(name: string, data: object, lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }

  fail(): void {
    this.readyState = TestEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = TestEventSource.CLOSED;
  }
}
