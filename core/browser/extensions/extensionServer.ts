import { inject, injectable } from 'inversify';
import type { Bootstrap, ExtensionDescription } from '../../common/extensions/bootstrap';
import type { Locale } from '../../common/locale';
import { onPages } from '../../common/pages/onPages';
import { antiForgeryHeader } from '../../common/session/sessionNames';
import { SessionAntiForgery } from '../session/sessionAntiForgery';
import { Texts } from '../i18n/texts';
import { CurrentPage } from '../pages/currentPage';

interface Answer<T> {
  readonly resCode: string;
  readonly resMsg: string;
  readonly result: T;
}

/** The server's list of extensions, and what can be done about it. */
@injectable()
export class ExtensionServer {
  constructor(
    @inject(SessionAntiForgery) private readonly antiForgery: SessionAntiForgery,
    @inject(Texts) private readonly texts: Texts,
    @inject(CurrentPage) private readonly page: CurrentPage,
  ) {}

  async list(locale: Locale): Promise<Bootstrap> {
    const all = await this.ask<Bootstrap>(`/extensions?locale=${locale}`);
    return this.page.isPage ? onPages(all) : all;
  }

  /** What a package would install; nothing is installed by it. */
  inspect(file: Blob): Promise<ExtensionDescription> {
    return this.send('/extensions/inspect', file);
  }

  install(file: Blob): Promise<ExtensionDescription> {
    return this.send('/extensions', file);
  }

  async uninstall(id: string): Promise<void> {
    await this.change(`/extensions/${encodeURIComponent(id)}`, { method: 'DELETE' });
  }

  async setEnabled(id: string, enabled: boolean): Promise<void> {
    await this.change(`/extensions/${encodeURIComponent(id)}/state`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ enabled }),
    });
  }

  private send<T>(path: string, file: Blob): Promise<T> {
    const headers = { 'content-type': 'application/octet-stream' };
    return this.change<T>(`${path}?locale=${this.texts.locale}`, { method: 'POST', headers, body: file });
  }

  private async change<T>(path: string, options: RequestInit): Promise<T> {
    const headers = { ...options.headers, [antiForgeryHeader]: await this.antiForgery.token() };
    return this.ask<T>(path, { ...options, headers });
  }

  /** Fails with the server's own words. */
  private async ask<T>(path: string, options: RequestInit = {}): Promise<T> {
    const response = await fetch(path, options);
    const answer = (await response.json().catch(() => undefined)) as Answer<T> | undefined;
    if (answer?.resCode === '0') return answer.result;
    throw new Error(answer?.resMsg ?? `The server answered ${response.status}.`);
  }
}
