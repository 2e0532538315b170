import { render, type RenderResult } from '@testing-library/react';
import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { createContainer } from '../../../common/container';
import { coreServices } from '../../services';
import { ServiceScope } from '../services';
import './patience';

/** For tests: draws something of the kit with all services of the core. Texts appear as their keys. */
export function drawKit(content: ReactNode, container: Container = createContainer(coreServices)): RenderResult {
  return render(content, {
    wrapper: ({ children }) => (
      <ServiceScope container={container} namespace="workbench">
        {children}
      </ServiceScope>
    ),
  });
}
