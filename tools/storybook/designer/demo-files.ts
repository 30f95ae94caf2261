import { contactFromWire } from '@ablesbar/api-client';
import { type ElementVersion, readVersion, versionAddress } from './design-files';
import type { DesignerProps } from './Designer';

const fileOf = async (name: string) => (await fetch(`/demo/${name}`)).json() as Promise<object>;

/** The files of the demo's utility, which a design changes. */
export async function demoFiles(): Promise<DesignerProps['demo']> {
  return {
    application: await fileOf('application.json'),
    manifest: await fileOf('manifest.json'),
    contacts: (contactFromWire(await fileOf('contact.json')) ?? []).map(
      ({ language, path, text }) => ({
        text,
        ...(language !== null && { language }),
        ...(path !== null && { path }),
      }),
    ),
  };
}

/** A firewall may swallow the question. */
const ANSWER_MS = 10_000;

/** Asks the portal itself: another release of it has another hash. Null if it names none. */
export async function askVersion(host: string): Promise<ElementVersion | null> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    return readVersion(await (await fetch(versionAddress(host), { signal })).json());
  } catch {
    return null;
  }
}
