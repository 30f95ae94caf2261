import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  component: EmptyState,
  args: {
    title: 'Keine Ablesungen vorhanden',
    children: 'Sobald Ihr Versorger eine Ablesung anfordert, steht sie hier.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeineAblesungen: Story = {};
export const MitAusweg: Story = { args: { action: <Button>Erneut versuchen</Button> } };
