/** For the tests of extensions: import it from 'lathe/testing'. */
import { render, type RenderResult } from '@testing-library/react';
import type { Container, Newable } from 'inversify';
import type { ReactNode } from 'react';
import { createContainer } from '../common/container';
import { type TextTable, Texts } from './i18n/texts';
import { coreServices } from './services';
import { workbenchOnly } from './workbenchOnly';
import { ServiceScope } from './ui/services';
import './ui/testing/patience';

export { trackDisposables } from '../common/trackDisposables';
export { TestEventSource } from './events/testFeed';

export interface TestExtension {
  /** What `activate` would bind. */
  readonly bind?: readonly Newable<object>[];
  /** The id of the extension with its English texts. */
  readonly texts?: readonly [string, TextTable];
}

/** All services of the workbench, and those of an extension. */
export function createTestContainer({ bind = [], texts }: TestExtension = {}): Container {
  const container = createContainer([...coreServices, ...workbenchOnly, ...bind]);
  if (texts) container.get(Texts).add(texts[0], 'en', texts[1]);
  return container;
}

/** Draws a component as part of the extension that the texts belong to. */
export function draw(content: ReactNode, container: Container, namespace: string): RenderResult {
  return render(content, {
    wrapper: ({ children }) => (
      <ServiceScope container={container} namespace={namespace}>
        {children}
      </ServiceScope>
    ),
  });
}
