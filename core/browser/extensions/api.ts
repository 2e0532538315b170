import type { ComponentType } from 'react';
import type { Newable, ServiceIdentifier } from 'inversify';
import type { ComponentPoint } from '../../common/extensions/componentPoint';
import type { Disposable } from '../../common/lifecycle';
import type { CommandHandler } from '../commands/commands';
import type { Translate } from '../i18n/texts';
import type { PageComponent } from '../pages/pages';
import type { QuickAccessProvider } from '../quickAccess/quickAccessProvider';
import type { EditorComponent } from '../tabs/editors';
import type { ViewComponent } from '../views/viewInfo';

/** What an extension's module exports as `activate`; it is called when the extension is first needed. */
export type Activate = (context: ExtensionContext) => void | Promise<void>;

/** What an extension's browser module exports. */
export interface ExtensionModule {
  readonly activate: Activate;
  /** What was registered through the context is undone without it. */
  readonly deactivate?: () => void | Promise<void>;
}

/** A command as a class: made by the extension's container, so that it can ask for services. */
export interface CommandClass {
  run: CommandHandler;
}

/** What an extension gets to bring its contributions to life. All of it is undone when the extension is disabled. */
export interface ExtensionContext {
  readonly id: string;
  readonly version: string;
  /** Makes a class a service of this extension: one instance, made when first asked for, disposed of with the extension. */
  bind(service: Newable<object>): void;
  readonly commands: {
    register(id: string, handler: CommandHandler | Newable<CommandClass>): void;
  };
  readonly views: {
    register(id: string, component: ViewComponent): void;
  };
  readonly editors: {
    /** The component that draws the tabs of a type. */
    register(type: string, component: EditorComponent): void;
  };
  readonly pages: {
    /** The component that draws a page. */
    register(id: string, component: PageComponent): void;
  };
  readonly quickAccess: {
    register(id: string, provider: QuickAccessProvider | Newable<QuickAccessProvider>): void;
  };
  /** Draws a component for other extensions, which find it by the point that this one's `common` folder declares. */
  offer<P extends object>(point: ComponentPoint<P>, component: ComponentType<P>): void;
  /** A service of the workbench or one of its own. */
  get<T>(service: ServiceIdentifier<T>): T;
  /** Disposes of something when the extension is disabled. */
  own<T extends Disposable>(disposable: T): T;
  /** The extension's own texts, in the language of the moment. */
  readonly texts: Translate;
  /** The URL of a file in the extension's folder. */
  asset(path: string): string;
}
