import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioList } from './RadioList';

const meta = {
  component: RadioList,
  args: {
    legend: 'Warum lesen Sie ab?',
    options: [
      { value: 'annual', label: 'Jahresablesung' },
      { value: 'move', label: 'Einzug', hint: 'Stand am Tag der Schlüsselübergabe' },
    ],
    value: 'annual',
    onChange: () => undefined,
  },
} satisfies Meta<typeof RadioList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gewaehlt: Story = {};
export const MitFehler: Story = { args: { value: null, problem: 'Wählen Sie einen Grund.' } };
