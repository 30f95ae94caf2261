import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServerText } from './ServerText';

const meta = {
  component: ServerText,
  args: { level: 3, text: 'Rufen Sie uns an: [0341 000 00-20](tel:+493410000020)' },
} satisfies Meta<typeof ServerText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The markdown parser is loaded a moment after the story. */
export const Kontakt: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('link')),
};
