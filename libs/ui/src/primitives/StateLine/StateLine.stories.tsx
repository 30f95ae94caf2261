import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateLine } from './StateLine';

const meta = {
  component: StateLine,
  args: {
    state: 'done',
    title: 'Unterwegs an j.weissmueller@posteo.example',
    children: 'Sie kommt in den nächsten Minuten.',
  },
} satisfies Meta<typeof StateLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unterwegs: Story = {};
export const WirdVerschickt: Story = { args: { state: 'pending', title: 'Wird verschickt' } };
export const NichtVerschickt: Story = { args: { state: 'warning', title: 'Nicht verschickt' } };
