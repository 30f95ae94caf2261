import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommentInput, type CommentInputProps } from './CommentInput';

function Kept({ value: first, ...props }: CommentInputProps) {
  const [value, setValue] = useState(first);
  return <CommentInput {...props} value={value} onChange={setValue} />;
}

const offered = ['Zähler getauscht', 'Neue Wärmepumpe', 'Leerstand'];

const meta = {
  component: CommentInput,
  args: {
    inputId: 'comment',
    field: { isRequired: false, isFreeText: true },
    value: '',
    offered,
    onChange: () => undefined,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CommentInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {};
export const Geschrieben: Story = { args: { value: 'Neue Wärmepumpe seit März 2026.' } };
export const Gewaehlt: Story = { args: { value: 'Neue Wärmepumpe' } };
export const NurFreitext: Story = { args: { offered: [] } };
export const NurAuswahl: Story = {
  args: { field: { isRequired: false, isFreeText: false }, value: 'Leerstand' },
};
export const NoetigUndLeer: Story = {
  args: {
    field: { isRequired: true, isFreeText: true },
    problem: 'Hinweis nötig, weil ein Wert ungewöhnlich ist.',
  },
};
export const NoetigeAuswahl: Story = {
  args: {
    field: { isRequired: true, isFreeText: false },
    problem: 'Hinweis nötig, weil ein Wert ungewöhnlich ist.',
  },
};
export const ZuLang: Story = {
  args: {
    value: 'Der Zähler wurde getauscht. '.repeat(36),
    problem: 'Kürzen Sie den Hinweis auf 1.000 Zeichen.',
  },
};
export const LangeVorschlaege: Story = {
  args: {
    offered: [
      'Der Zähler war zum Zeitpunkt der Ablesung wegen Bauarbeiten im Keller nicht zugänglich',
      'Photovoltaikanlage',
    ],
  },
};
