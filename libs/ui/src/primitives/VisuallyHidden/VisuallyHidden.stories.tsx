import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  component: VisuallyHidden,
  args: { children: 'nur zu hören' },
  render: (args) => (
    <p>
      4 Tage <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const NurZuHoeren: StoryObj<typeof meta> = {};
