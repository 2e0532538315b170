import { inject, injectable } from 'inversify';
import { Clipboard, nameOfUri, type OpenOptions, QuickInput, Routes, Tabs, TextFiles } from 'lathe';
import { toPairParameter, toRouteParameter } from '../documents/fileAddress';
import { Untitled } from '../documents/untitled';
import { VirtualTexts } from '../documents/virtualTexts';
import { TextTabs } from '../editor/textTabs';
import { TextTexts } from '../textTexts';

/** Opening and comparing files. */
@injectable()
export class FileCommands {
  constructor(
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(TextTabs) private readonly textTabs: TextTabs,
    @inject(TextFiles) private readonly files: TextFiles,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(Untitled) private readonly untitled: Untitled,
    @inject(VirtualTexts) private readonly virtual: VirtualTexts,
    @inject(Routes) private readonly routes: Routes,
    @inject(TextTexts) private readonly texts: TextTexts,
  ) {}

  /** The file of this uri, at a place in it when one is given, and where the palette's `how` says; else the user picks one. */
  async open(uri?: unknown, line?: unknown, column?: unknown, how?: unknown): Promise<void> {
    const chosen = typeof uri === 'string' ? uri : await this.pick('open.placeholder');
    if (chosen === undefined) return;
    const { beside, background } = readHow(how);
    const options: OpenOptions = { ...(beside && { group: 'beside' }), ...(background && { activate: false }) };
    const tab = await this.tabs.open({ type: 'text', id: toRouteParameter(chosen), name: nameOfUri(chosen) }, options);
    if (background) return;
    const textTab = await this.textTabs.open(tab, chosen);
    if (typeof line === 'number') textTab.reveal(line, typeof column === 'number' ? column : 1);
    else textTab.focus();
  }

  async newUntitled(): Promise<void> {
    await this.open(this.untitled.nextUri());
  }

  async compareWithSaved(uri?: unknown): Promise<void> {
    const active = typeof uri === 'string' ? uri : this.activeUri;
    if (active === undefined) return;
    const name = this.files.nameOf(active);
    await this.compare(`stored:/${toRouteParameter(active)}`, active, this.texts.t('diff.saved', { name }), name);
  }

  async compareWith(): Promise<void> {
    const active = this.activeUri;
    const other = active === undefined ? undefined : await this.pick('pick.compareWith', active);
    if (active !== undefined && other !== undefined) await this.compare(other, active);
  }

  async compareWithClipboard(): Promise<void> {
    const active = this.activeUri;
    if (active === undefined) return;
    const clipboard = this.virtual.snapshot(nameOfUri(active), await this.clipboard.readText());
    await this.compare(clipboard, active, this.texts.t('diff.clipboard'));
  }

  async compare(
    original: string,
    modified: string,
    left = nameOfUri(original),
    right = nameOfUri(modified),
  ): Promise<void> {
    const name = this.texts.t('diff.name', { original: left, modified: right });
    await this.tabs.open({ type: 'diff', id: toPairParameter(original, modified), name });
  }

  /** Two texts by their uris; the title, when there is one, is the tab's name. */
  async diff(original: unknown, modified: unknown, title: unknown, preview: unknown): Promise<void> {
    if (typeof original !== 'string' || typeof modified !== 'string') return;
    const names = { original: this.files.nameOf(original), modified: this.files.nameOf(modified) };
    const name = typeof title === 'string' ? title : this.texts.t('diff.name', names);
    const request = { type: 'diff', id: toPairParameter(original, modified), name };
    await this.tabs.open(request, { preview: preview === true });
  }

  async openJson(uri?: unknown): Promise<void> {
    const chosen = typeof uri === 'string' ? uri : this.activeUri;
    if (chosen === undefined) return;
    await this.tabs.open({ type: 'json', id: toRouteParameter(chosen), name: nameOfUri(chosen) });
  }

  async openDefaultSettings(): Promise<void> {
    await this.routes.open('/projects/text/defaults/settings.json');
  }

  private get activeUri(): string | undefined {
    return this.textTabs.active?.document.uri;
  }

  private async pick(placeholder: string, without?: string): Promise<string | undefined> {
    const { t } = this.texts;
    const open = this.textTabs.all().map((tab) => tab.document.uri);
    const uris = [...new Set([...open, ...(await this.files.list('user'))])].filter((uri) => uri !== without);
    const items = uris.map((uri) => ({ label: nameOfUri(uri), description: uri, icon: 'file', uri }));
    const picked = await this.quickInput.pick(items, {
      placeholder: t(items.length > 0 ? placeholder : 'open.none'),
      matchOnDescription: true,
    });
    return picked?.uri;
  }
}

function readHow(how: unknown): { readonly beside: boolean; readonly background: boolean } {
  const says = (name: string): boolean => typeof how === 'object' && how !== null && Reflect.get(how, name) === true;
  return { beside: says('beside'), background: says('background') };
}
