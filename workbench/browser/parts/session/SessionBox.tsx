import { type ReactNode, useId } from 'react';
import { Heading } from 'react-aria-components';
import { Icon } from 'lathe/ui';
import '../../../../core/browser/ui/button/button.css';

interface Props {
  readonly title: string;
  readonly detail: string;
  readonly children: ReactNode;
}

/** A warning with its buttons. */
export function SessionBox({ title, detail, children }: Props): ReactNode {
  const id = useId();
  return (
    <div className="session-box" aria-describedby={id}>
      <span className="session-box__icon">
        <Icon name="warning" />
      </span>
      <div className="session-box__texts">
        <Heading slot="title" className="session-dialog__title">
          {title}
        </Heading>
        <p id={id} className="session-dialog__detail">
          {detail}
        </p>
      </div>
      <div className="session-dialog__buttons">{children}</div>
    </div>
  );
}
