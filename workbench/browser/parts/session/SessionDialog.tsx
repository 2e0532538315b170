import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { InWindow } from '../../../../core/browser/ui/window/InWindow';
import { useFocusBack } from '../../../../core/browser/ui/window/useFocusBack';
import { useHeldKeys } from '../../../../core/browser/ui/window/useHeldKeys';
import '../dialogs/dialogs.css';
import { ElsewhereBox } from './ElsewhereBox';
import { ExpiredBox } from './ExpiredBox';
import { LoginAgain } from './LoginAgain';
import './sessionDialog.css';
import type { SessionPrompt } from './sessionPrompts';

const contents: Readonly<Record<SessionPrompt, () => ReactNode>> = {
  login: () => <LoginAgain />,
  elsewhere: () => <ElsewhereBox />,
  expired: () => <ExpiredBox />,
};

/** Neither a click beside it nor Escape closes it, and no key reaches what lies behind it. */
export function SessionDialog({ prompt }: { readonly prompt: SessionPrompt }): ReactNode {
  return <InWindow>{(page) => <Overlay prompt={prompt} page={page} />}</InWindow>;
}

function Overlay({ prompt, page }: { readonly prompt: SessionPrompt; readonly page: Document }): ReactNode {
  useFocusBack(page);
  useHeldKeys();
  return (
    <ModalOverlay
      UNSTABLE_portalContainer={page.body}
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled
      className="dialog-overlay session-overlay"
    >
      <Modal className="dialog-modal">
        <Dialog className="dialog session-dialog" role={prompt === 'login' ? 'dialog' : 'alertdialog'}>
          {contents[prompt]()}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
