import type { Tab } from 'lathe';
import { Button, EmptyState, Icon, ProgressBar, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { CardContent, useTitle, type ViewFields } from '../Card';
import { opening } from '../opening';
import { idOf } from '../rowPages';
import type { ShownView } from '../shownView';
import { useOpenRow } from '../useOpenRow';
import { useViewRows } from '../useViewRows';
import './gallery.css';

interface GalleryViewProps {
  readonly shown: ShownView;
  readonly fields: ViewFields;
  /** Whose history it has; a preview has none. */
  readonly tab: Tab | undefined;
  readonly turn: number;
}

const pageSize = 60;

/** Rows as cards with their pictures. */
export const GalleryView = observer(function GalleryView({ shown, fields, turn }: GalleryViewProps): ReactNode {
  const t = useTexts();
  const open = useOpenRow(shown.object.name);
  const pages = useViewRows(shown, { orderby: shown.view.orderby, text: '', turn, pageSize });
  const title = useTitle(shown.view, fields);
  if (pages.state === 'loading') return <ProgressBar label={t('saved.loading', { name: shown.object.plural })} />;
  if (pages.state === 'failed')
    return (
      <EmptyState icon="error" title={t('view.failed')} description={pages.problem}>
        <Button onClick={() => void pages.load()}>{t('tile.retry')}</Button>
      </EmptyState>
    );
  if (pages.rows.length === 0) return <EmptyState icon="file-media" title={t('tile.noRows')} />;
  return (
    <div className="gallery">
      <div className="gallery__cards" role="list" aria-label={shown.object.plural}>
        {pages.rows.map((row) => (
          <div
            key={idOf(row)}
            className="view-card gallery__card"
            role="listitem"
            tabIndex={0}
            aria-label={title(row)}
            onKeyDown={(event) => galleryKey(event, () => open(row))}
            {...opening(() => open(row))}
          >
            {shown.view.imageField !== undefined && <Picture address={row[shown.view.imageField]} />}
            <CardContent view={shown.view} row={row} fields={fields} />
          </div>
        ))}
      </div>
      {pages.hasMore && (
        <div className="gallery__more">
          <Button secondary onClick={() => void pages.more()}>
            {t('gallery.more')}
          </Button>
        </div>
      )}
    </div>
  );
});

/** Pictures of other sites are not loaded: the product's own pages alone may be. */
function Picture({ address }: { readonly address: unknown }): ReactNode {
  const [isBroken, setBroken] = useState(false);
  const shown = typeof address === 'string' && address !== '' && !isBroken ? address : undefined;
  return (
    <div className="gallery__picture">
      {shown === undefined ? (
        <Icon name="file-media" />
      ) : (
        <img src={shown} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
    </div>
  );
}

/** The arrows go from card to card, up and down to the one above or below. */
function galleryKey(event: KeyboardEvent<HTMLElement>, open: () => void): void {
  if (event.target !== event.currentTarget) return;
  const card = event.currentTarget;
  const all = [...(card.parentElement?.children ?? [])].filter((each) => each instanceof HTMLElement);
  const first = all[0]?.offsetTop;
  const perRow = Math.max(1, all.filter(({ offsetTop }) => offsetTop === first).length);
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }[event.key];
  if (event.key === 'Enter') open();
  else if (by === undefined) return;
  else all[all.indexOf(card) + by]?.focus();
  event.preventDefault();
}
