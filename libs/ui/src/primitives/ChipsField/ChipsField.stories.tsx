import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChipsField } from './ChipsField';

const meta = {
  component: ChipsField,
  args: {
    label: 'E-Mail-Adressen',
    hint: 'Mehrere durch Leerzeichen, Komma oder Semikolon getrennt',
    chips: [
      { text: 'anna@example.org', isWrong: false },
      { text: 'bruno@example.org', isWrong: false },
    ],
    draft: '',
    onDraft: () => undefined,
    onAdd: () => undefined,
    onRemove: () => undefined,
    removeLabel: (text) => `${text} entfernen`,
    isSeparator: (key) => key === 'Enter',
  },
} satisfies Meta<typeof ChipsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Zwei: Story = {};
export const Leer: Story = { args: { chips: [] } };
export const MitFehler: Story = {
  args: {
    chips: [{ text: 'anna(at)example', isWrong: true }],
    problem: 'Das ist keine E-Mail-Adresse: anna(at)example.',
  },
};
