import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '@ablesbar/ui';

export interface BugBoundaryProps {
  /** Whom the user can ask after a bug. */
  readonly contact: ReactNode;
  readonly children: ReactNode;
}

/** Catches bugs and offers a reload; the drafts and the queue keep what was typed. */
export class BugBoundary extends Component<BugBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <>
        <ErrorScreen onReload={() => window.location.reload()} />
        {this.props.contact}
      </>
    ) : (
      this.props.children
    );
  }
}
