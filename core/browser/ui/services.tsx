import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, type ReactNode, useContext } from 'react';

interface Scope {
  readonly container: Container;
  /** Whose texts are shown: the workbench's or an extension's. */
  readonly namespace: string;
}

const ScopeContext = createContext<Scope | undefined>(undefined);

/** Gives what is drawn inside it the services and the texts of the workbench or of one extension. */
export function ServiceScope({ container, namespace, children }: Scope & { children: ReactNode }): ReactNode {
  return <ScopeContext value={{ container, namespace }}>{children}</ScopeContext>;
}

export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('This component must be drawn inside a ServiceScope.');
  return scope;
}

export function useService<T>(service: ServiceIdentifier<T>): T {
  return useScope().container.get(service);
}
