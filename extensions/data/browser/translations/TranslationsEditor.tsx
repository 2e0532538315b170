import { LiveEvents, type Tab, UndoRedo, WorkingCopies, copyOfTab } from 'lathe';
import { metadataTopic } from 'lathe/common';
import {
  Button,
  Checkbox,
  EmptyState,
  report,
  SearchField,
  Select,
  type TableColumn,
  TablePage,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { DataClient } from '../dataClient';
import { Languages } from '../languages/languages';
import { useLanguageNames } from '../languages/useLanguageNames';
import { TranslationCell } from './TranslationCell';
import { type TranslatedText, TranslationModel } from './translationModel';
import './translations.css';

/** Every label, choice, help and message beside what it is in another language, typed right there. */
export const TranslationsEditor = observer(function TranslationsEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const model = useTranslations(tab);
  const { list, search, missing } = model;
  const columns = useColumns(model);
  return (
    <div className="translations">
      {model.problem !== undefined && (
        <div className="page__notice" role="alert">
          {model.problem}
        </div>
      )}
      <TablePage<TranslatedText>
        list={list}
        table={{ label: t('translations'), columns, rowHeight: 28 }}
        tools={<Tools model={model} />}
        empty={
          search !== '' || missing ? (
            <EmptyState title={t(search === '' ? 'translations.allDone' : 'translations.noneFound')} icon="check" />
          ) : (
            <EmptyState title={t('translations.none')} description={t('translations.noneHint')} icon="globe" />
          )
        }
      />
    </div>
  );
});

const Tools = observer(function Tools({ model }: { readonly model: TranslationModel }): ReactNode {
  const t = useTexts();
  const { list, search, missing, language, dirty, saving } = model;
  const nameOf = useLanguageNames();
  const languages = useService(Languages).with({ [language]: '' });
  return (
    <>
      <SearchField
        label={t('translations.search')}
        value={search}
        onChange={(text) => model.show({ search: text })}
        resultCount={list.total}
      />
      <div className="translations__language">
        <Select
          label={t('translations.language')}
          hideLabel
          value={language}
          options={languages.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(value) => model.show({ language: value })}
        />
      </div>
      <Checkbox
        label={t('translations.missing')}
        checked={missing}
        onChange={(only) => model.show({ missing: only })}
      />
      {dirty && <span className="designer__muted">{t('translations.progress', { changed: model.changed })}</span>}
      <Button secondary disabled={!dirty || saving} onClick={() => model.revert()}>
        {t('form.reset')}
      </Button>
      <Button disabled={!dirty || saving} onClick={() => report(model.save())}>
        {t(saving ? 'form.saving' : 'form.save')}
      </Button>
    </>
  );
});

function useColumns(model: TranslationModel): readonly TableColumn<TranslatedText>[] {
  const t = useTexts();
  return [
    {
      id: 'path',
      title: t('translations.what'),
      width: 'minmax(140px, 1fr)',
      render: ({ path }) => path,
      hover: ({ path }) => path,
    },
    { id: 'kind', title: t('translations.kind'), width: '100px', render: ({ kind }) => t(`textKind.${kind}`) },
    {
      id: 'text',
      title: t('translations.text'),
      width: 'minmax(140px, 1.4fr)',
      render: ({ text }) => text,
      hover: ({ text }) => text,
    },
    {
      id: 'translation',
      title: t('translations.translation'),
      width: 'minmax(180px, 1.8fr)',
      render: (text) => <TranslationCell model={model} text={text} />,
    },
  ];
}

/** As every editor: saved with Ctrl+S, undone, asked about when it's closed, and kept over a crash. */
function useTranslations(tab: Tab): TranslationModel {
  const client = useService(DataClient);
  const copies = useService(WorkingCopies);
  const undoRedo = useService(UndoRedo);
  const events = useService(LiveEvents);
  const model = useMemo(() => new TranslationModel(client), [client]);
  useEffect(() => {
    const kept = copies.restored(tab.key);
    if (kept) model.restore(kept.text);
    const copy = copies.register(
      copyOfTab(tab, {
        isDirty: () => model.dirty,
        save: () => model.save(),
        revert: () => model.revert(),
        backup: () => model.backup(),
      }),
    );
    const owned = [copy, undoRedo.register(tab.key, model.history), model.list.follow(events, metadataTopic)];
    return () => owned.forEach((each) => each.dispose());
  }, [model, copies, undoRedo, events, tab]);
  return model;
}
