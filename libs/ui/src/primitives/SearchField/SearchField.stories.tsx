import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './SearchField';

const meta = {
  component: SearchField,
  args: { label: 'Ablesungen durchsuchen', value: '', onChange: () => undefined },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {};
export const Gesucht: Story = { args: { value: 'Lindenstraße' } };
