import type { CustomDialog, Texts, Translate } from 'lathe';
import { Button } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Notice } from '../../common/noticeCalls';
import { titleIn } from '../../common/noticeTitle';
import { formatDay } from '../formatDay';
import './releaseNotes.css';

interface Around {
  readonly notices: readonly Notice[];
  readonly texts: Texts;
  readonly t: Translate;
}

/** Says what is new by its titles; the result is the id of what the user wants to read, or "" for all. */
export function releaseNotesDialog({ notices, texts, t }: Around): CustomDialog<string> {
  return observer(function ReleaseNotesDialog({ close }): ReactNode {
    return (
      <div className="release-notes">
        <h1 className="release-notes__title">{t('release.title')}</h1>
        <ul className="release-notes__list">
          {notices.map(({ id, Title, createdAt }) => (
            <li key={id}>
              <button type="button" className="release-notes__link" onClick={() => close(id)}>
                {titleIn(Title, texts.locale)}
              </button>
              <span className="release-notes__day">{formatDay(createdAt, texts.locale)}</span>
            </li>
          ))}
        </ul>
        <div className="release-notes__buttons">
          <Button autoFocus onClick={() => close('')}>
            {t('release.read')}
          </Button>
          <Button secondary onClick={() => close()}>
            {t('release.close')}
          </Button>
        </div>
      </div>
    );
  });
}
