import { injectable } from 'inversify';
import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { NotificationSeverity } from '../notifications/notification';

export interface DialogButton {
  readonly id: string;
  readonly label: string;
  /** What it does cannot be taken back. */
  readonly danger?: boolean;
}

export interface DialogInput {
  readonly id: string;
  readonly label: string;
  readonly value?: string;
  readonly placeholder?: string;
  readonly password?: boolean;
  /** What is wrong with the value, or nothing. */
  validate?(value: string): string | undefined;
}

export interface MessageOptions {
  readonly message: string;
  readonly detail?: string;
  readonly type?: NotificationSeverity | 'question';
  /** The first is what Enter does. */
  readonly buttons: readonly DialogButton[];
  /** Shown last; Escape means the same. Left out, its text is the workbench's "Cancel"; false for none. */
  readonly cancel?: string | false;
  /** A tick box such as "Do not ask me again". */
  readonly checkbox?: { readonly label: string; readonly checked?: boolean };
  readonly inputs?: readonly DialogInput[];
}

export interface DialogAnswer {
  /** The id of the button; nothing when it was cancelled. */
  readonly button: string | undefined;
  readonly checked: boolean;
  readonly values: Readonly<Record<string, string>>;
}

export interface ConfirmOptions {
  readonly message: string;
  readonly detail?: string;
  readonly type?: MessageOptions['type'];
  /** The text of the button that goes on. */
  readonly primary: string;
  readonly cancel?: string;
  readonly danger?: boolean;
}

export interface CustomDialogProps<T> {
  close(result?: T): void;
}

export type CustomDialog<T> = ComponentType<CustomDialogProps<T>>;

interface Request {
  readonly id: number;
}
export interface MessageRequest extends Request {
  readonly kind: 'message';
  readonly options: MessageOptions;
  close(answer: DialogAnswer): void;
}
export interface CustomRequest extends Request {
  readonly kind: 'custom';
  readonly title: string;
  readonly component: CustomDialog<unknown>;
  close(result?: unknown): void;
}
export type DialogRequest = MessageRequest | CustomRequest;

/** Asks the user and waits for the answer. A dialog that is asked for while another is open stands above it. */
@injectable()
export class Dialogs {
  private readonly requests = observable.array<DialogRequest>([], { deep: false });
  private nextId = 1;

  constructor() {
    makeObservable(this, { stack: computed });
  }

  /** The last is on top. */
  get stack(): readonly DialogRequest[] {
    return [...this.requests];
  }

  async confirm({ primary, danger, type = 'question', ...rest }: ConfirmOptions): Promise<boolean> {
    const { button } = await this.message({ ...rest, type, buttons: [{ id: 'primary', label: primary, danger }] });
    return button === 'primary';
  }

  async ask(options: MessageOptions): Promise<string | undefined> {
    return (await this.message(options)).button;
  }

  /** `close` is the text of its only button; left out, it is the workbench's "OK". */
  async error(message: string, detail?: string, close?: string): Promise<void> {
    await this.message({ message, detail, type: 'error', buttons: [], cancel: close });
  }

  message(options: MessageOptions): Promise<DialogAnswer> {
    return new Promise((resolve) => {
      const request: MessageRequest = {
        id: this.nextId++,
        kind: 'message',
        options,
        close: (answer) => this.close(request, () => resolve(answer)),
      };
      this.open(request);
    });
  }

  /** A dialog of one's own; `title` names it for screen readers. */
  show<T>(component: CustomDialog<T>, { title }: { readonly title: string }): Promise<T | undefined> {
    return new Promise((resolve) => {
      const request: CustomRequest = {
        id: this.nextId++,
        kind: 'custom',
        title,
        component,
        close: (result?: T) => this.close(request, () => resolve(result)),
      };
      this.open(request);
    });
  }

  private open(request: DialogRequest): void {
    runInAction(() => this.requests.push(request));
  }

  private close(request: DialogRequest, resolve: () => void): void {
    runInAction(() => this.requests.remove(request));
    resolve();
  }
}
