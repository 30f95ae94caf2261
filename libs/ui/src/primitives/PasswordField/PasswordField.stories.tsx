import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField';

const meta = {
  component: PasswordField,
  args: {
    label: 'Passwort',
    showLabel: 'Passwort anzeigen',
    hideLabel: 'Passwort verbergen',
    value: 'geheim',
    onChange: () => undefined,
    autoComplete: 'current-password',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Verborgen: Story = {};
export const Lesbar: Story = { args: { cleartext: true } };
