import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberScan } from './NumberScan';

const meta = {
  component: NumberScan,
  args: {
    inputId: 'number',
    codes: {
      formats: [],
      frameSize: 1280,
      startWorker: () => {
        throw new Error('A story shows the button; nothing is read in it.');
      },
    },
    after: () => () => undefined,
    onNumber: () => undefined,
  },
} satisfies Meta<typeof NumberScan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Geschlossen: Story = {};
