import { Component, type ReactNode } from 'react';

export interface BugBoundaryProps {
  /** Takes the place of the children after a bug. `onRetry` shows the children again. */
  readonly fallback: (onRetry: () => void) => ReactNode;
  /** Another value here shows the children again, too: what broke may be gone. */
  readonly shown?: unknown;
  readonly onBug?: () => void;
  readonly children: ReactNode;
}

/**
 * Catches the bugs of its children. React writes them to the console. What was typed has to lie outside of
 * the children.
 */
export class BugBoundary extends Component<BugBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onBug?.();
  }

  override componentDidUpdate({ shown }: BugBoundaryProps) {
    if (this.state.hasFailed && shown !== this.props.shown) this.#retry();
  }

  readonly #retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.#retry) : this.props.children;
  }
}
