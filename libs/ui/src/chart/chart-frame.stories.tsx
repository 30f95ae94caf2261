import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartFrame, Grid } from './chart-frame';

const meta = {
  component: Grid,
  args: {
    frame: chartFrame(320, 220, { largest: 3800, places: 0 }),
    format: (value) => value.toLocaleString('de-DE'),
  },
  render: (args) => (
    <svg width="320" height="220" role="img" aria-label="Linien von 0 bis 4.000">
      <Grid {...args} />
    </svg>
  ),
} satisfies Meta<typeof Grid>;
export default meta;

export const BisViertausend: StoryObj<typeof meta> = {};
