import { type Config, wholeConfig } from '@ablesbar/domain';
import type { FastifyRequest } from 'fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationTexts } from '../base/application-texts';
import { type Help, readHelp } from '../help/read-help';
import { type LetterLayout, wholeLayout } from '../letter/letter-layout';
import type { LetterTemplate } from '../letter/letter-template';
import { readLetterTemplates } from '../letter/read-letter-templates';
import { isPicture } from '../photo/picture';
import { brokenFile, readExisting, readJson } from './application-files';
import { ApplicationFile, ManifestFile } from './application-schema';

export type IconSide = 192 | 512;

/** A utility as its files describe it. The server sends its texts and bytes unchanged. */
export interface ServedApplication {
  readonly applicationId: string;
  readonly name: string;
  readonly hosts: readonly string[];
  /** Origins whose pages may embed the reading without a login. */
  readonly embedOrigins: readonly string[];
  /** The complete config, with every default, for the server's own rules. */
  readonly config: Config;
  readonly publicJson: string;
  readonly manifestJson: string;
  readonly themeColor: string;
  readonly logo: Buffer;
  /** The icons of the installed app by side in pixels; without a file, the logo. */
  readonly icons: Readonly<Record<IconSide, Buffer>>;
  readonly help: Help;
  /** How printed letters look. Without a template of its language, a letter has our text. */
  readonly letter: {
    readonly layout: LetterLayout;
    readonly templates: ReadonlyMap<string, LetterTemplate>;
  };
}

/**
 * Every folder in `folder` is one application. A broken file ends the start with a message that
 * names it.
 */
export function readApplications(folder: string): readonly ServedApplication[] {
  const names = readExisting(folder, () =>
    readdirSync(folder, { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
      .sort(),
  );
  if (names.length === 0) throw brokenFile(folder, '', applicationTexts.noApplication);
  const taken = new Set<string>();
  return names.map((name) => {
    const application = readApplication(join(folder, name));
    for (const word of [application.applicationId, ...application.hosts]) {
      // Otherwise the alphabetical order of the folders would decide which application answers or
      // owns an account.
      if (taken.has(word)) {
        throw brokenFile(
          join(folder, name, 'application.json'),
          '',
          applicationTexts.takenTwice(word),
        );
      }
      taken.add(word);
    }
    return application;
  });
}

/** Finds the application by host name. The first application answers to all unknown names. */
export function applicationOfHost(
  applications: readonly ServedApplication[],
  hostname: string,
): ServedApplication {
  const named = applications.find(({ hosts }) => hosts.includes(hostname.toLowerCase()));
  const application = named ?? applications[0];
  if (application === undefined) throw new Error('A server without applications answers nobody.');
  return application;
}

function readApplication(folder: string): ServedApplication {
  const file = readJson(join(folder, 'application.json'), ApplicationFile);
  const { applicationId, name, hosts, embedOrigins = [] } = file;
  const config = wholeConfig(file.config);
  const alike = formsAlike(config);
  if (alike !== null) throw brokenFile(join(folder, 'application.json'), '', alike);
  const logo = readPicture(join(folder, 'logo.png'));
  const manifest = readJson(join(folder, 'manifest.json'), ManifestFile);
  return {
    applicationId,
    name,
    hosts: hosts.map((host) => host.toLowerCase()),
    embedOrigins,
    config,
    publicJson: JSON.stringify({ applicationId, name, config: file.config }),
    manifestJson: JSON.stringify(manifest),
    themeColor: manifest.theme_color,
    logo,
    icons: {
      192: readIcon(folder, 192) ?? logo,
      512: readIcon(folder, 512) ?? logo,
    },
    help: readHelp(folder),
    letter: { layout: wholeLayout(file.letter), templates: readLetterTemplates(folder) },
  };
}

/**
 * What a person sends names its rates only by code and name. If the custom form of a meter, which may
 * count in thousands, had both like another form, nobody could tell which of them was read.
 */
function formsAlike({ unknownUserReading: { meters } }: Config): string | null {
  for (const { meterType, customMeterConfig, subTypeMeterConfigs, defaultMeterConfig } of meters) {
    const usual = [defaultMeterConfig, ...subTypeMeterConfigs].flatMap(
      ({ meterRateConfigs }) => meterRateConfigs,
    );
    const alike = customMeterConfig?.meterRateConfigs.find((rate) =>
      usual.some(({ obis, rateName }) => obis === rate.obis && rateName === rate.rateName),
    );
    if (alike) return applicationTexts.formsAlike(meterType, alike);
  }
  return null;
}

function readIcon(folder: string, side: IconSide): Buffer | null {
  const file = join(folder, `icon-${side}.png`);
  return existsSync(file) ? readPicture(file) : null;
}

function readPicture(file: string): Buffer {
  const picture = readExisting(file, () => readFileSync(file));
  if (!isPicture(picture, 'image/png')) throw brokenFile(file, '', applicationTexts.noPng);
  return picture;
}

/**
 * The origin for the links in a letter and for search engines: the first host name of the application, if it has one. The
 * caller can forge the host of a call, and a letter of ours must not lead to another site.
 */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { hosts }: Pick<ServedApplication, 'hosts'>,
): string {
  const [known] = hosts;
  return known === undefined ? `${protocol}://${host}` : `https://${known}`;
}
