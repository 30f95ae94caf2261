import { brandRoles, type Theme } from './brand/brand-roles';
import { type ColourRole, dark, light } from './colours';

export { contrast } from './brand/colour-arithmetic';

/** Every colour of a page of this utility. For pages without our stylesheets, such as the server's own. */
export function pageColours(
  themeColor: string | null,
  theme: Theme,
): Readonly<Record<ColourRole, string>> {
  return { ...(theme === 'dark' ? dark : light), ...brandRoles(themeColor, theme) };
}
