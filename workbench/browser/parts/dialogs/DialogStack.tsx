import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import type { CustomRequest, DialogRequest, MessageRequest } from '../../../../core/browser/dialogs/dialogs';
import { InWindow } from '../../../../core/browser/ui/window/InWindow';
import { useFocusBack } from '../../../../core/browser/ui/window/useFocusBack';
import { useHeldKeys } from '../../../../core/browser/ui/window/useHeldKeys';
import { MessageDialog } from './MessageDialog';
import './dialogs.css';

export interface DialogStackProps {
  readonly requests: readonly DialogRequest[];
}

/** One modal for each request; the focus stays in the topmost and goes back where it came from. */
export function DialogStack({ requests }: DialogStackProps): ReactNode {
  return requests.map((request) => (
    <InWindow key={request.id}>{(page) => <Overlay request={request} page={page} />}</InWindow>
  ));
}

function Overlay({ request, page }: { readonly request: DialogRequest; readonly page: Document }): ReactNode {
  useFocusBack(page);
  return (
    <ModalOverlay
      UNSTABLE_portalContainer={page.body}
      isOpen
      isDismissable={false}
      className="dialog-overlay"
      onOpenChange={(open) => !open && dismiss(request)}
    >
      <Modal className="dialog-modal">
        {request.kind === 'message' ? <Message request={request} /> : <Custom request={request} />}
      </Modal>
    </ModalOverlay>
  );
}

function Message({ request }: { readonly request: MessageRequest }): ReactNode {
  const { type } = request.options;
  useHeldKeys();
  return (
    <Dialog className="dialog" role={type === 'error' || type === 'warning' ? 'alertdialog' : 'dialog'}>
      <MessageDialog options={request.options} close={(answer) => request.close(answer)} />
    </Dialog>
  );
}

function Custom({ request }: { readonly request: CustomRequest }): ReactNode {
  const Content = request.component;
  return (
    <Dialog className="dialog dialog--custom" aria-label={request.title}>
      <Content close={(result) => request.close(result)} />
    </Dialog>
  );
}

function dismiss(request: DialogRequest): void {
  if (request.kind === 'custom') request.close();
  else request.close({ button: undefined, checked: false, values: {} });
}
