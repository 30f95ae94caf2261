import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepCounter } from './StepCounter';

const meta = {
  component: StepCounter,
  args: {
    title: 'Schritt 2 von 5',
    label: 'Schritte',
    steps: ['Zähler', 'Stand', 'Kontakt', 'Prüfen', 'Fertig'],
    current: 1,
  },
} satisfies Meta<typeof StepCounter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unterwegs: Story = {};
export const AmAnfang: Story = { args: { title: 'Schritt 1 von 5', current: 0 } };
export const AmEnde: Story = { args: { title: 'Schritt 5 von 5', current: 4 } };
