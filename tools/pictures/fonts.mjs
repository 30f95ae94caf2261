import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** They come with Debian's Chromium. */
const FAMILIES = ['dejavu', 'liberation'].map((family) => `/usr/share/fonts/truetype/${family}`);

/**
 * The environment of a browser that draws with these fonts alone: a machine with more of them would
 * show each story differently. Where they are not, the browser has those of its machine. `folder`
 * keeps the list of the fonts.
 */
export function withFixedFonts(folder) {
  if (!FAMILIES.every((folder) => existsSync(folder))) return process.env;
  const file = join(folder, 'fonts.conf');
  const folders = FAMILIES.map((folder) => `<dir>${folder}</dir>`).join('');
  writeFileSync(
    file,
    `<fontconfig>${folders}<include ignore_missing="yes">/etc/fonts/conf.d</include></fontconfig>`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
}
