import { contactFromWire } from '@ablesbar/api-client';
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
