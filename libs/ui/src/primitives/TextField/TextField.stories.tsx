import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField';

const meta = {
  component: TextField,
  args: { label: 'Benutzername', value: 'ABL-4471-0932', onChange: () => undefined },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gefuellt: Story = {};
export const Leer: Story = { args: { value: '', hint: 'Steht auf Ihrer Ablesekarte' } };
export const MitFehler: Story = { args: { problem: 'Geben Sie den Benutzernamen ein.' } };
