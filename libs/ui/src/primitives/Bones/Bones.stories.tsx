import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bones } from './Bones';

const meta = { component: Bones, args: { shape: 'list' } } satisfies Meta<typeof Bones>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Liste: Story = {};
export const Seite: Story = { args: { shape: 'screen' } };
