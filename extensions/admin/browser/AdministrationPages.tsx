import { Commands, onUnexpectedError, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { Icon, List, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import './administration.css';

interface Page {
  readonly id: string;
  readonly icon: string;
  readonly command: string;
  readonly permission: string;
}

const pages: readonly Page[] = [
  { id: 'jobs', icon: 'run-all', command: 'admin.showJobs', permission: permissions.manageJobs },
  { id: 'outbox', icon: 'mail', command: 'admin.showOutbox', permission: permissions.manageSystem },
];

/** What there is to look after; each entry opens its page. */
export const AdministrationPages = observer(function AdministrationPages(): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const granted = useService(Session).permissions;
  const [selected, setSelected] = useState<string>();
  const open = ({ id, command }: Page): void => {
    setSelected(id);
    commands.execute(command).catch(onUnexpectedError);
  };
  return (
    <List
      label={t('pages')}
      items={pages.filter(({ permission }) => granted.has(permission))}
      getId={({ id }) => id}
      selected={selected}
      onSelect={({ id }) => setSelected(id)}
      onOpen={open}
      renderItem={(page) => (
        <span className="administration__page" onClick={() => open(page)}>
          <Icon name={page.icon} /> {t(page.id)}
        </span>
      )}
    />
  );
});
