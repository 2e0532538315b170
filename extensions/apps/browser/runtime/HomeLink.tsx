import { Routes } from 'lathe';
import { report, useService } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isApplicationType } from '../../common/applicationTypes';
import type { RunningApplication } from '../../common/applicationCalls';
import { AppLogo } from '../AppLogo';

/** The logo and the name of the application lead to where it begins. */
export const HomeLink = observer(function HomeLink(props: {
  readonly app: RunningApplication | undefined;
  readonly home: string;
}): ReactNode {
  const { app, home } = props;
  const routes = useService(Routes);
  if (!app) return <span className="app__home" />;
  const type = isApplicationType(app.type) ? app.type : 'Custom Application';
  return (
    <a
      className="app__home"
      href={home}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        report(routes.open('/projects'));
      }}
    >
      <span className="app__logo" aria-hidden>
        <AppLogo app={{ logo: app.logo, type }} />
      </span>
      <span className="app__label">{app.label}</span>
    </a>
  );
});
