import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Commands } from '../../../core/browser/commands/commands';
import { NamedLayouts } from '../../../core/browser/layout/namedLayouts';
import { Button } from '../../../core/browser/ui/button/Button';
import { useService } from '../../../core/browser/ui/services';
import { useTexts } from '../../../core/browser/ui/useTexts';
import './layoutsView.css';

/** The layouts that were saved, to apply and to delete. */
export const LayoutsView = observer(function LayoutsView(): ReactNode {
  const t = useTexts();
  const layouts = useService(NamedLayouts);
  const commands = useService(Commands);
  const run = (command: string, name?: string): void =>
    void commands.execute(`workbench.action.layout.${command}`, name);
  return (
    <div className="layouts-view">
      <h1>{t('layout.title')}</h1>
      {layouts.all.length === 0 && <p>{t('layout.none')}</p>}
      <ul className="layouts-view__list">
        {layouts.all.map(({ name, tabs }) => (
          <li key={name} aria-label={name}>
            <span className="layouts-view__name">{name}</span>
            <span className="layouts-view__tabs">{t('layout.tabs', { count: tabs.tabs.length })}</span>
            <Button onClick={() => run('apply', name)}>{t('layout.applyOne')}</Button>
            <Button onClick={() => run('delete', name)}>{t('layout.deleteOne')}</Button>
          </li>
        ))}
      </ul>
      <div className="layouts-view__actions">
        <Button onClick={() => run('save')}>{t('layout.saveAs')}</Button>
        <Button onClick={() => run('reset')}>{t('layout.reset')}</Button>
      </div>
    </div>
  );
});
