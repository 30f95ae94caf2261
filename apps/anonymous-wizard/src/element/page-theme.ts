/**
 * The theme of the element: the one that its attribute asks for, else the one that the page's own
 * `color-scheme` allows. Null leaves the choice to the system, because the page does so too.
 */
export function pageTheme(asked: string | null, colorScheme: string): 'light' | 'dark' | null {
  if (asked === 'light' || asked === 'dark') return asked;
  const schemes = colorScheme.split(' ');
  if (!schemes.includes('dark')) return 'light';
  return schemes.includes('light') ? null : 'dark';
}
