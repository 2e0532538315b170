import { type Client, type ClientConfig, escapeIdentifier } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { type Disposable, toDisposable } from '../../../common/lifecycle';
import { backoff } from '../connections/backoff';
import { cutOff, openClient } from '../connections/openClient';

interface Subscription {
  readonly channel: string;
  onMessage(payload: string): void;
  onGap(): void;
  /** Settles the promise of who subscribed; undefined once it is in force. */
  begun?: () => void;
}

const pulse = 15_000;
const patience = 5000;

/** One connection that hears what any replica announces (NOTIFY), for as long as somebody listens. */
export class Listener {
  private readonly subscriptions = new Set<Subscription>();
  private readonly closing = new AbortController();
  private client: Client | undefined;
  /** The connection is there and has asked for every channel. */
  hears = false;
  private running: Promise<void> | undefined;

  constructor(
    private readonly config: ClientConfig,
    private readonly onError: (error: Error) => void,
  ) {}

  /**
   * Comes true when the database has promised to deliver. `onGap` tells that the connection was lost and is back:
   * messages may have been missed in between.
   */
  async listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<Disposable> {
    const subscription: Subscription = { channel, onMessage, onGap };
    this.subscriptions.add(subscription);
    const begun = new Promise<void>((resolve) => (subscription.begun = resolve));
    this.running ??= this.run();
    // When this fails the connection is lost, and the next one listens to every channel.
    if (this.client) this.begin(this.client).catch(() => undefined);
    await begun;
    return toDisposable(() => this.forget(subscription));
  }

  async close(): Promise<void> {
    this.closing.abort();
    if (this.client) cutOff(this.client);
    await this.running;
  }

  private async run(): Promise<void> {
    for (let attempt = 0; !this.closing.signal.aborted; attempt++) {
      try {
        await this.hear(() => (attempt = 0));
      } catch (error) {
        if (error instanceof Error) this.onError(error);
      }
      await wait(backoff(attempt), undefined, { signal: this.closing.signal }).catch(() => undefined);
    }
  }

  /** From a connection's beginning to its end. */
  private async hear(connected: () => void): Promise<void> {
    const client = await openClient(this.config);
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('notification', ({ channel, payload = '' }) => this.deliver(channel, payload));
    const heart = setInterval(() => void this.beat(client), pulse).unref();
    try {
      if (this.closing.signal.aborted) return;
      this.client = client;
      const missed = [...this.subscriptions].filter(({ begun }) => !begun);
      await this.begin(client);
      connected();
      this.hears = true;
      for (const { onGap } of missed) this.contain(onGap);
      await ended;
    } finally {
      this.hears = false;
      this.client = undefined;
      clearInterval(heart);
      cutOff(client);
    }
  }

  /** Asks for every channel; asking twice does no harm. */
  private async begin(client: Client): Promise<void> {
    const subscriptions = [...this.subscriptions];
    const channels = new Set(subscriptions.map(({ channel }) => `listen ${escapeIdentifier(channel)}`));
    await client.query([...channels].join(';'));
    for (const subscription of subscriptions) {
      subscription.begun?.();
      subscription.begun = undefined;
    }
  }

  /** A connection may be dead without a sign, such as behind a firewall that forgot it. */
  private async beat(client: Client): Promise<void> {
    const late = setTimeout(() => cutOff(client), patience).unref();
    await client.query('select 1').catch(() => cutOff(client));
    clearTimeout(late);
  }

  private deliver(channel: string, payload: string): void {
    for (const subscription of this.subscriptions)
      if (subscription.channel === channel) this.contain(() => subscription.onMessage(payload));
  }

  private contain(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.onError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private forget(subscription: Subscription): void {
    this.subscriptions.delete(subscription);
    if ([...this.subscriptions].some(({ channel }) => channel === subscription.channel)) return;
    this.client?.query(`unlisten ${escapeIdentifier(subscription.channel)}`).catch(() => undefined);
  }
}
