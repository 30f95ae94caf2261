import type { Meta, StoryObj } from '@storybook/react-vite';
import { useGlobals } from 'storybook/preview-api';
import { contactFromWire } from '@ablesbar/api-client';
import { DEMO_DESIGN, type Design, readDesign, writeDesign } from '@ablesbar/api-client/testing';
import { aDay } from '@ablesbar/domain/testing';
import { Designer, type DesignerProps } from './Designer';

const meta = { title: 'Gestaltung/Versorger', tags: ['screen', 'frames'] } satisfies Meta;
export default meta;

const DAY = aDay('2026-11-21');
const fileOf = async (name: string) => (await fetch(`/demo/${name}`)).json() as Promise<object>;

/** The design stands in Storybook's address, so a link shows it to others. */
export const AlleAnsichten: StoryObj = {
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => ({
      application: await fileOf('application.json'),
      manifest: await fileOf('manifest.json'),
      contacts: (contactFromWire(await fileOf('contact.json')) ?? []).map(
        ({ language, path, text }) => ({
          text,
          ...(language !== null && { language }),
          ...(path !== null && { path }),
        }),
      ),
    }),
  ],
  render: function DesignerStory(_, { globals, loaded }) {
    const [, update] = useGlobals();
    return (
      <Designer
        start={readDesign(globals['design']) ?? DEMO_DESIGN}
        language={String(globals['language'])}
        demo={demoIn(loaded)}
        day={DAY}
        onDesign={(design: Design) => update({ design: writeDesign(design) })}
      />
    );
  },
};

const demoIn = (loaded: unknown) => loaded as DesignerProps['demo'];
