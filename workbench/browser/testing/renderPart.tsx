import { render, type RenderResult } from '@testing-library/react';
import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { createContainer } from '../../../core/common/container';
import { Texts } from '../../../core/browser/i18n/texts';
import { coreServices } from '../../../core/browser/services';
import { ServiceScope } from '../../../core/browser/ui/services';
import texts from '../../locales/en.json';

/** For tests: all services of the workbench, with its English texts. */
export function createTestContainer(): Container {
  const container = createContainer(coreServices);
  container.get(Texts).add('workbench', 'en', texts);
  return container;
}

/** Draws a part of the workbench as the workbench itself would. */
export function renderPart(part: ReactNode, container: Container = createTestContainer()): RenderResult {
  return render(
    <ServiceScope container={container} namespace="workbench">
      {part}
    </ServiceScope>,
  );
}
