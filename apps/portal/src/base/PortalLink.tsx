import type { MouseEvent, ReactNode } from 'react';
import type { LinkParts } from '@ablesbar/ui';
import { usePortal } from './portal';

export interface PortalLinkProps extends Partial<Omit<LinkParts, 'href'>> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another screen. It needs no React Router, so the login screen can use it too. */
export function PortalLink({ href, ...parts }: PortalLinkProps) {
  const { address } = usePortal();
  const go = (event: MouseEvent) => {
    // The browser handles links to a new tab, a new window or a download itself.
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || !isPlain || event.altKey) return;
    event.preventDefault();
    address.push(href);
  };
  return <a href={href} onClick={go} {...parts} />;
}

/** libs/ui knows no router; this function renders its links as links of the portal. */
export const renderLink = (parts: LinkParts) => <PortalLink {...parts} />;
