import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldProblem } from './Field';

const meta = {
  component: FieldProblem,
  args: { id: 'hausnummer-problem', problem: 'Geben Sie die Hausnummer ein.' },
} satisfies Meta<typeof FieldProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fehler: Story = {};
export const Zweifel: Story = {
  args: { problem: 'Mit so wenig kann niemand etwas anfangen.', isDoubt: true },
};
