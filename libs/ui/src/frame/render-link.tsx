import type { ReactNode } from 'react';

export interface LinkParts {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page' | undefined;
}

/** Renders a link. The portal passes its router's link; a page without a router uses `plainLink`. */
export type RenderLink = (parts: LinkParts) => ReactNode;

export const plainLink: RenderLink = (parts) => <a {...parts} />;
