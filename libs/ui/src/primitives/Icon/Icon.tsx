import type { ReactNode } from 'react';
import * as css from './Icon.css';

export interface IconProps {
  /** 24 for an icon alone, 20 beside text, 16 in badges. */
  readonly size?: 16 | 20 | 24;
}

/**
 * The frame of every icon. It stands beside a word or in a labelled button, so screen readers skip it. The
 * icons are in `icons/`, one file for each group that is loaded together: a page loads whole files.
 */
export function Icon({ size = 24, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg className={css.icon[size]} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
