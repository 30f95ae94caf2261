import type { LinkParts } from '@ablesbar/ui';
import { PortalLink } from './PortalLink';

/** libs/ui knows no router; this is how its links become the portal's. */
export const renderLink = (parts: LinkParts) => <PortalLink {...parts} />;
