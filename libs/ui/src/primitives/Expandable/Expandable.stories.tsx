import type { Meta, StoryObj } from '@storybook/react-vite';
import { Expandable } from './Expandable';

const meta = {
  component: Expandable,
  args: { summary: 'Mi., 25.11.2026', children: <p>1ESY1160123456</p> },
} satisfies Meta<typeof Expandable>;
export default meta;

export const Geschlossen: StoryObj<typeof meta> = {};
