import { type Config, wholeConfig } from '@ablesbar/domain';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleTexts } from '../app/console-texts';
import { reasonOf, StartFailure } from '../app/start-failure';
import { ApplicationFile, ManifestFile } from './application-schema';

/** A utility as its files describe it. Texts and bytes are sent as they are. */
export interface ServedApplication {
  readonly applicationId: string;
  readonly hosts: readonly string[];
  /** What the server itself judges by: every value is there. */
  readonly config: Config;
  readonly publicJson: string;
  readonly manifestJson: string;
  readonly logo: Buffer;
}

/** Every folder of `folder` is one application; a broken file ends the start, and says where. */
export function readApplications(folder: string): readonly ServedApplication[] {
  const names = existing(folder, () => readdirSync(folder).sort());
  return names.map((name) => readApplication(join(folder, name)));
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
  const { applicationId, name, hosts, config } = file;
  const logoFile = join(folder, 'logo.png');
  return {
    applicationId,
    hosts: hosts.map((host) => host.toLowerCase()),
    config: wholeConfig(config),
    publicJson: JSON.stringify({ applicationId, name, config }),
    manifestJson: JSON.stringify(readJson(join(folder, 'manifest.json'), ManifestFile)),
    logo: existing(logoFile, () => readFileSync(logoFile)),
  };
}

function readJson<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> {
  const json: unknown = existing(file, (): unknown => JSON.parse(readFileSync(file, 'utf8')));
  if (Value.Check(schema, json)) return json;
  const first = Value.Errors(schema, json).First();
  throw new StartFailure(
    consoleTexts.badApplication(file, first?.path ?? '', first?.message ?? ''),
  );
}

function existing<Content>(path: string, read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    throw new StartFailure(consoleTexts.badApplication(path, '', reasonOf(error)));
  }
}
