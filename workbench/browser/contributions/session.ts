import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { Texts } from '../../../core/browser/i18n/texts';
import { Layout } from '../../../core/browser/layout/layout';
import { NamedLayouts } from '../../../core/browser/layout/namedLayouts';
import { readStoredParts } from '../../../core/browser/layout/storedParts';
import { Versioned } from '../../../core/browser/layout/versioned';
import { CurrentPage } from '../../../core/browser/pages/currentPage';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { type JsonValue, Storage } from '../../../core/browser/storage/storage';
import { readStoredTabs } from '../../../core/browser/tabs/storedTabs';
import { TabMemory } from '../../../core/browser/tabs/tabMemory';
import { DisposableOwner, toDisposable } from '../../../core/common/lifecycle';
import { whenIdle } from '../whenIdle';

const partsKey = 'workbench.parts';
const tabsRecord = new Versioned([(value) => value], readStoredTabs);
const partsRecord = new Versioned([(value) => value], readStoredParts);

/** Brings back the tabs and the layout of the last time, and keeps them as they change. */
@injectable()
export class SessionContribution extends DisposableOwner {
  private readonly flushes: (() => unknown)[] = [];

  constructor(
    @inject(Storage) private readonly storage: Storage,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
    @inject(NamedLayouts) layouts: NamedLayouts,
    @inject(TabMemory) tabs: TabMemory,
    @inject(Layout) layout: Layout,
    @inject(CurrentPage) page: CurrentPage,
  ) {
    super();
    // Each page has tabs of its own.
    const tabsKey = `workbench.tabs${page.base}`;
    this.restore(partsKey, partsRecord, 'layout.ofParts', (parts) => layout.restore(parts));
    this.restore(tabsKey, tabsRecord, 'layout.ofTabs', (stored) => tabs.restore(stored));
    for (const { name, key, reason } of layouts.broken) this.report('layout.ofNamed', { name }, key, reason);
    this.keep(partsKey, () => partsRecord.write(layout.toStored()));
    this.keep(tabsKey, () => tabsRecord.write(tabs.toStored()));
    this.flushWhenLeaving();
  }

  private restore<T>(key: string, record: Versioned<T>, what: string, apply: (value: T) => void): void {
    const raw = takeLast(key) ?? this.storage.getRaw(key);
    if (raw === undefined) return;
    try {
      apply(record.read(raw));
    } catch (error) {
      // Kept as it is under another key, as the default takes its place.
      this.storage.set(`${key}.broken`, raw);
      this.report(what, {}, `${key}.broken`, error instanceof Error ? error.message : String(error));
    }
  }

  private report(what: string, parameters: Readonly<Record<string, string>>, key: string, reason: string): void {
    const t = this.texts.of('workbench');
    this.notifications.warn(t('layout.broken', { what: t(what, parameters), key, reason }));
  }

  private keep(key: string, snapshot: () => JsonValue): void {
    let first = true;
    let run: (() => void) | undefined;
    const stop = autorun(
      () => {
        const value = snapshot();
        if (!first) this.storage.set(key, value);
        first = false;
      },
      {
        scheduler: (again) => {
          if (first) return again();
          run = again;
          whenIdle(() => flush());
        },
      },
    );
    const flush = (): boolean => {
      const pending = run;
      run = undefined;
      pending?.();
      return pending !== undefined;
    };
    // A page that goes waits for no database: its last change is left where it can be written at once.
    this.flushes.push(() => flush() && leaveLast(key, this.storage.getRaw(key)));
    this.own(toDisposable(stop));
  }

  private flushWhenLeaving(): void {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') this.flush();
    };
    const flush = (): void => this.flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', flush);
    this.own(
      toDisposable(() => {
        document.removeEventListener('visibilitychange', leave);
        window.removeEventListener('pagehide', flush);
      }),
    );
  }

  private flush(): void {
    for (const flush of this.flushes) flush();
    void this.storage.whenFlushed();
  }
}

function leaveLast(key: string, value: JsonValue | undefined): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // No room, or not allowed: the database may still get it.
  }
}

function takeLast(key: string): JsonValue | undefined {
  try {
    const text = localStorage.getItem(key);
    localStorage.removeItem(key);
    return text === null ? undefined : (JSON.parse(text) as JsonValue);
  } catch {
    return undefined;
  }
}
