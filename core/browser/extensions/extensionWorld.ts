import type { Container } from 'inversify';
import type { Bootstrap, ExtensionDescription } from '../../common/extensions/bootstrap';
import type { Manifest } from '../../common/manifest/manifest';
import { createContainer } from '../../common/container';
import type { TextTable } from '../i18n/texts';
import { coreServices } from '../services';
import type { ExtensionModule } from './api';
import { ExtensionHost } from './extensionHost';
import { ExtensionLoader } from './extensionLoader';

/** For tests: answers with modules that the test wrote. */
export class FakeLoader extends ExtensionLoader {
  readonly modules = new Map<string, () => ExtensionModule | Promise<ExtensionModule>>();
  readonly loaded: string[] = [];

  override async load(extension: ExtensionDescription, round: number): Promise<ExtensionModule> {
    this.loaded.push(round ? `${extension.id}#${round}` : extension.id);
    const module = this.modules.get(extension.id);
    if (!module) throw new Error('It has no code that the workbench could load.');
    return module();
  }

  override async loadTexts(extension: ExtensionDescription, locale: string): Promise<TextTable> {
    return { hello: `${extension.id} says hello in ${locale}` };
  }
}

export interface ExtensionWorld {
  readonly container: Container;
  readonly host: ExtensionHost;
  readonly loader: FakeLoader;
}

/** For tests: the services of the core with a loader that needs no network. */
export function createExtensionWorld(): ExtensionWorld {
  const loader = new FakeLoader();
  const container = createContainer(coreServices.filter((service) => service !== ExtensionLoader));
  container.bind(ExtensionLoader).toConstantValue(loader);
  return { container, host: container.get(ExtensionHost), loader };
}

export function describeExtension(
  manifest: Partial<Manifest> & { readonly name: string },
  change: Partial<ExtensionDescription> = {},
): ExtensionDescription {
  return {
    id: manifest.name,
    version: '1.0.0',
    builtIn: false,
    enabled: true,
    manifest: { version: '1.0.0', browser: 'index.js', ...manifest },
    base: `/extensions/${manifest.name}/1.0.0-a/`,
    locales: [],
    problems: [],
    ...change,
  };
}

export function bootstrapOf(...extensions: readonly ExtensionDescription[]): Bootstrap {
  return {
    locale: 'en',
    texts: {},
    workbench: describeExtension({ name: 'workbench', browser: undefined }),
    extensions,
  };
}
