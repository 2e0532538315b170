import { Texts } from 'lathe';
import { Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AppDesigner } from '../appDesigner';
import { type SeenMenu, seenMenus } from './seenMenus';
import './navigationPreview.css';

interface NavigationPreviewProps {
  readonly designer: AppDesigner;
  readonly label: string;
}

/** The navigation as a user who may see everything gets it, in the reader's language. */
export const NavigationPreview = observer(function NavigationPreview(props: NavigationPreviewProps): ReactNode {
  const { designer, label } = props;
  const t = useTexts();
  const { locale } = useService(Texts);
  const { menus, tabs, navigation, labels } = designer.form.values;
  const seen = seenMenus(menus, tabs, locale);
  return (
    <section className="navigation-preview" aria-label={t('designer.preview')}>
      <h2 className="navigation-preview__title">{t('designer.preview')}</h2>
      <div className={`navigation-preview__frame navigation-preview__frame--${navigation}`}>
        <div className="navigation-preview__name">{labels[locale] || label}</div>
        {seen.length > 0 ? <Menus menus={seen} /> : <p className="app-designer__muted">{t('designer.preview.none')}</p>}
      </div>
      <p className="app-designer__muted">{t('designer.preview.hint')}</p>
    </section>
  );
});

function Menus({ menus }: { readonly menus: readonly SeenMenu[] }): ReactNode {
  return (
    <ul className="navigation-preview__menus">
      {menus.map(({ id, label, icon, children }) => (
        <li key={id}>
          <div className="navigation-preview__menu">
            <Icon name={icon} />
            <span>{label}</span>
          </div>
          {children.length > 0 && <Menus menus={children} />}
        </li>
      ))}
    </ul>
  );
}
