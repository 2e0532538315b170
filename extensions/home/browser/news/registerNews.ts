import { Dialogs, type ExtensionContext, MetadataClient, onUnexpectedError, Tabs, Texts } from 'lathe';
import { newId } from 'lathe/ui';
import { productNoticeType } from '../../common/productNotice';
import { NewsEditor } from './NewsEditor';
import { newsEditor } from './newsPlaces';
import { NewsFormEditor, newsFormEditor } from './NewsFormEditor';
import { NewsStore } from './newsStore';
import { ReleaseNotes } from './releaseNotes';
import { releaseNotesDialog } from './releaseNotesDialog';
import { UpgradeFlag } from './upgradeFlag';

interface Chosen {
  readonly id: string;
  readonly label: string;
}

/** News: their page, what administrators do with them, and the release notes that come by themselves. */
export function registerNews({ bind, commands, editors, get, texts }: ExtensionContext): void {
  bind(NewsStore);
  bind(ReleaseNotes);
  bind(UpgradeFlag);
  editors.register(newsEditor, NewsEditor);
  editors.register(newsFormEditor, NewsFormEditor);
  const tabs = get(Tabs);
  const flag = get(UpgradeFlag);
  const show = (id = '') => {
    // Who reads the news needs no banner that there are some.
    flag.lower();
    return tabs.open({ type: newsEditor, id });
  };
  commands.register('home.showProductNotices', () => show());
  commands.register('home.newProductNotice', () =>
    tabs.open({ type: newsFormEditor, id: newId, name: texts('news.new') }),
  );
  commands.register('home.editProductNotice', ([chosen]: readonly Chosen[] = []) => {
    if (chosen) return tabs.open({ type: newsFormEditor, id: chosen.id, name: chosen.label });
    return show();
  });
  commands.register('home.deleteProductNotice', async ([chosen]: readonly Chosen[] = []) => {
    if (!chosen) return show();
    const question = { message: texts('news.deleteQuestion', { title: chosen.label }), primary: texts('news.delete') };
    const detail = texts('news.deleteDetail');
    if (!(await get(Dialogs).confirm({ ...question, detail, type: 'warning', danger: true }))) return;
    await get(MetadataClient).remove(productNoticeType, chosen.id);
    const open = tabs.all.filter(({ type, id }) => type === newsFormEditor && id === chosen.id);
    tabs.closeNow(open.map(({ key }) => key));
  });
  const notes = get(ReleaseNotes);
  const tell = async (): Promise<void> => {
    const dialog = releaseNotesDialog({ notices: notes.notices, texts: get(Texts), t: texts });
    const wanted = await get(Dialogs).show(dialog, { title: texts('release.title') });
    await notes.markRead();
    if (wanted !== undefined) await show(wanted);
  };
  notes.begin(() => void tell().catch(onUnexpectedError), onUnexpectedError);
}
