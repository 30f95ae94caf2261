import { Link } from 'react-router';
import type { LinkParts } from '@ablesbar/ui';

/** libs/ui knows no router; this is how its links become the portal's. */
export const renderLink = ({ href, ...parts }: LinkParts) => <Link to={href} {...parts} />;
