import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '@ablesbar/ui';

/** Bugs end here, with a way back; what was typed is kept by the drafts and the queue. */
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
