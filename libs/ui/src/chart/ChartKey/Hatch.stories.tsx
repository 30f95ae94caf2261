import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hatch } from './ChartKey';

const meta = {
  component: Hatch,
  args: { id: 'hatch' },
  render: ({ id }) => (
    <svg width="120" height="80" role="img" aria-label="Schraffur">
      <Hatch id={id} />
      <rect width="120" height="80" fill={`url(#${id})`} />
    </svg>
  ),
} satisfies Meta<typeof Hatch>;
export default meta;

export const Schraffur: StoryObj<typeof meta> = {};
