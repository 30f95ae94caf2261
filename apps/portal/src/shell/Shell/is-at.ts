import { HOME_PATH } from '../../base/paths';

/** Whether a menu entry matches this address; the start page matches only itself. */
export function isAt(href: string, pathname: string): boolean {
  if (href === HOME_PATH) return pathname === href;
  return pathname === href || pathname.startsWith(`${href}/`);
}
