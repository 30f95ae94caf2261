import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch';

const meta = {
  component: Switch,
  args: {
    label: 'Wandler- oder MWh-Messung',
    hint: 'Nur einschalten, wenn auf dem Zähler „MWh“ oder „Wandler“ steht.',
    checked: false,
    onChange: () => undefined,
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aus: Story = {};
export const An: Story = { args: { checked: true } };
