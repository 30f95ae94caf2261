import type { ReactNode } from 'react';

export interface LinkParts {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page' | undefined;
}

/** How links are made: the portal hands in its router's, a page without router takes the plain one. */
export type RenderLink = (parts: LinkParts) => ReactNode;

export const plainLink: RenderLink = (parts) => <a {...parts} />;
