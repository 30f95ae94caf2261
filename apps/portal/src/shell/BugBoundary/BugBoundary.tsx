import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '@ablesbar/ui';

/** Catches bugs and offers a reload; the drafts and the queue keep what was typed. */
export class BugBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <ErrorScreen onReload={() => window.location.reload()} />
    ) : (
      this.props.children
    );
  }
}
