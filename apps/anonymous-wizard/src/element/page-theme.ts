/**
 * Light or dark, in a page that may be neither: what the element is told, else what the page's own
 * `color-scheme` allows. Null leaves it to the system, because the page does so too.
 */
export function pageTheme(asked: string | null, colorScheme: string): 'light' | 'dark' | null {
  if (asked === 'light' || asked === 'dark') return asked;
  const schemes = colorScheme.split(' ');
  if (!schemes.includes('dark')) return 'light';
  return schemes.includes('light') ? null : 'dark';
}
