import type { MouseEvent, ReactNode } from 'react';
import type { LinkParts } from '@ablesbar/ui';
import { usePortal } from './portal';

export interface PortalLinkProps extends Partial<Omit<LinkParts, 'href'>> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another screen, wherever it stands; behind the login React Router's own serves as well. */
export function PortalLink({ href, ...parts }: PortalLinkProps) {
  const { address } = usePortal();
  const go = (event: MouseEvent) => {
    // A new tab, a window, a download: the browser's own business.
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || !isPlain || event.altKey) return;
    event.preventDefault();
    address.push(href);
  };
  return <a href={href} onClick={go} {...parts} />;
}

/** libs/ui knows no router; this is how its links become the portal's. */
export const renderLink = (parts: LinkParts) => <PortalLink {...parts} />;
