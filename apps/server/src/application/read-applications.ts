import { type Config, wholeConfig } from '@ablesbar/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleTexts } from '../base/console-texts';
import { isPicture } from '../photo/picture';
import { type Guidance, readGuidance } from '../guidance/read-guidance';
import { broken, existing, readJson } from './application-files';
import { ApplicationFile, ManifestFile } from './application-schema';

/** A utility as its files describe it. Texts and bytes are sent as they are. */
export interface ServedApplication {
  readonly applicationId: string;
  readonly name: string;
  readonly hosts: readonly string[];
  /** Origins whose pages may embed the reading without a login. */
  readonly embedOrigins: readonly string[];
  /** What the server itself judges by: every value is there. */
  readonly config: Config;
  readonly publicJson: string;
  readonly manifestJson: string;
  readonly logo: Buffer;
  readonly guidance: Guidance;
}

/** Every folder of `folder` is one application; a broken file ends the start, and says where. */
export function readApplications(folder: string): readonly ServedApplication[] {
  const names = existing(folder, () =>
    readdirSync(folder, { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
      .sort(),
  );
  if (names.length === 0) throw broken(folder, '', consoleTexts.noApplication);
  const taken = new Set<string>();
  return names.map((name) => {
    const application = readApplication(join(folder, name));
    for (const word of [application.applicationId, ...application.hosts]) {
      // Which of the two would answer, or own an account, would be a matter of the alphabet.
      if (taken.has(word)) {
        throw broken(join(folder, name, 'application.json'), '', consoleTexts.takenTwice(word));
      }
      taken.add(word);
    }
    return application;
  });
}

/** A server tells applications apart by host name; the first answers to every name nobody has. */
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
  const { applicationId, name, hosts, embedOrigins = [], config } = file;
  return {
    applicationId,
    name,
    hosts: hosts.map((host) => host.toLowerCase()),
    embedOrigins,
    config: wholeConfig(config),
    publicJson: JSON.stringify({ applicationId, name, config }),
    manifestJson: JSON.stringify(readJson(join(folder, 'manifest.json'), ManifestFile)),
    logo: readLogo(join(folder, 'logo.png')),
    guidance: readGuidance(folder),
  };
}

function readLogo(file: string): Buffer {
  const logo = existing(file, () => readFileSync(file));
  if (!isPicture(logo, 'image/png')) throw broken(file, '', consoleTexts.noPng);
  return logo;
}
