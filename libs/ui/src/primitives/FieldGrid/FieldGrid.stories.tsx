import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField/TextField';
import { FieldGrid } from './FieldGrid';

const field = (label: string, value: string) => (
  <TextField label={label} value={value} onChange={() => undefined} />
);
const meta = {
  component: FieldGrid,
  args: {
    fields: [
      { id: 'street', span: 4, field: field('Straße', 'Bürgermeister-Schröder-Straße') },
      { id: 'number', span: 2, field: field('Hausnummer', '102a') },
      { id: 'zip', span: 2, field: field('Postleitzahl', '39999') },
      { id: 'city', span: 4, field: field('Ort', 'Neuenbrück') },
    ],
  },
} satisfies Meta<typeof FieldGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Adresse: Story = {};
