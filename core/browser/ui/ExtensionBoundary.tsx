import { Component, type ReactNode } from 'react';

interface Properties {
  readonly children: ReactNode;
  /** Drawn instead of what failed; `retry` draws it anew. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly onError: (error: unknown) => void;
}

interface State {
  readonly failed: boolean;
  readonly error?: unknown;
}

/** What throws inside it leaves the rest of the workbench standing. */
export class ExtensionBoundary extends Component<Properties, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ failed: false }));
  }
}
