import type { Meta, StoryObj } from '@storybook/react-vite';
import { WarningIcon } from '../icons/tone-icons';
import { Chip } from './Chip';

const meta = {
  component: Chip,
  args: {
    children: 'Endet bald',
    count: '98',
    icon: <WarningIcon size={16} />,
    tone: 'doubt',
    isPressed: false,
    onPress: () => undefined,
  },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frei: Story = {};
export const Gedrueckt: Story = { args: { isPressed: true } };
