import type { Container } from 'inversify';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from './feedback/ErrorBoundary';
import { ExtensionFailed } from './ExtensionFailed';
import { ServiceScope } from './services';

interface ExtensionPart {
  readonly id: string;
  readonly container: Container;
  readonly onError: (error: unknown) => void;
}

/** A component of an extension, drawn with its services and texts; what it throws stays in its place and names it. */
export function extensionComponent<P extends object>(
  Content: ComponentType<P>,
  { id, container, onError }: ExtensionPart,
): ComponentType<P> {
  return function ExtensionPart(properties: P): ReactNode {
    return (
      <ServiceScope container={container} namespace={id}>
        <ErrorBoundary
          onError={onError}
          fallback={(error, retry) => <ExtensionFailed extension={id} error={error} retry={retry} />}
        >
          <Content {...properties} />
        </ErrorBoundary>
      </ServiceScope>
    );
  };
}
