import type { Meta, StoryObj } from '@storybook/react-vite';
import { useGlobals } from 'storybook/preview-api';
import { DEMO_DESIGN, type Design, readDesign, writeDesign } from '@ablesbar/api-client/testing';
import { aDay } from '@ablesbar/domain/testing';
import { askVersion, demoFiles } from './demo-files';
import { Designer, type DesignerProps } from './Designer';

const meta = { title: 'Gestaltung/Versorger', tags: ['screen', 'frames'] } satisfies Meta;
export default meta;

const DAY = aDay('2026-11-21');

/** The design stands in Storybook's address, so a link shows it to others. */
export const AlleAnsichten: StoryObj = {
  parameters: { layout: 'fullscreen' },
  loaders: [demoFiles],
  render: function DesignerStory(_, { globals, loaded }) {
    const [, update] = useGlobals();
    return (
      <Designer
        start={readDesign(globals['design']) ?? DEMO_DESIGN}
        language={String(globals['language'])}
        demo={demoIn(loaded)}
        askVersion={askVersion}
        day={DAY}
        onDesign={(design: Design) => update({ design: writeDesign(design) })}
      />
    );
  },
};

const demoIn = (loaded: unknown) => loaded as DesignerProps['demo'];
