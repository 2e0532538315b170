import { report, useService } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import type { RunTab } from '../../common/applicationCalls';
import { RunningApp } from './runningApp';

interface MenuLinkProps {
  readonly tab: RunTab;
  readonly className: string;
  readonly hover?: string;
  readonly onChosen?: () => void;
  readonly children: ReactNode;
}

/** A link to a tab of the application; the browser's own ways to open one elsewhere work. */
export const MenuLink = observer(function MenuLink(props: MenuLinkProps): ReactNode {
  const { tab, className, hover, onChosen, children } = props;
  const running = useService(RunningApp);
  const current = running.current?.id === tab.id;
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    report(running.open(tab));
    onChosen?.();
  };
  return (
    <a
      className={current ? `${className} ${className}--current` : className}
      href={running.addressOf(tab)}
      aria-current={current ? 'page' : undefined}
      data-hover={hover}
      onClick={open}
    >
      {children}
    </a>
  );
});
