import type { Meta, StoryObj } from '@storybook/react-vite';
import { aUsualPicture } from '../../testing/a-usual-picture';
import { Verdict } from './Verdict';

const meta = {
  component: Verdict,
  args: {
    id: 'verdict',
    verdict: {
      tone: 'valid',
      title: 'Passt zum bisherigen Verbrauch',
      reasons: ['1.284,3 kWh seit 22.11.2025, das sind 3,5 kWh am Tag.'],
    },
  },
} satisfies Meta<typeof Verdict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passt: Story = {};
export const Ungewoehnlich: Story = {
  args: {
    verdict: {
      tone: 'warning',
      title: 'Ungewöhnlicher Wert',
      reasons: ['Höher als erwartet. Der Zählerstand dürfte höchstens 49.000,0 kWh sein.'],
    },
  },
};
export const NichtAnnehmbar: Story = {
  args: {
    verdict: {
      tone: 'error',
      title: 'So kann der Wert nicht gesendet werden',
      reasons: ['Geben Sie 1 Nachkommastelle ein.'],
    },
  },
};
export const OhneVergleich: Story = {
  args: {
    verdict: { tone: 'noted', title: 'Gespeichert, noch kein Vergleich möglich', reasons: [] },
  },
};
/** Everything behind 'Warum?' is drawn at its first opening. */
export const MitErklaerung: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Warum?'));
    await canvas.findByRole('img');
  },
  args: {
    verdict: {
      tone: 'warning',
      title: 'Rund 130-mal so viel wie sonst: 179.000 statt etwa 1.400 kWh.',
      reasons: ['Höher als erwartet. Der Zählerstand dürfte höchstens 49.000,0 kWh sein.'],
      more: [
        'Seit 22.11.2025 wären das 178.591,4 kWh. Üblich sind 1.297,0 bis 1.412,0 kWh.',
        'Das wären 490,6 kWh am Tag, im Jahr zuvor waren es 3,6 kWh.',
        'Vermutlich ist das Komma verrutscht.',
      ],
      suggestion: {
        question: 'Steht auf dem Zähler 019700,4?',
        value: { integer: '019700', decimals: '4' },
        marked: { whole: [0, 1, 2, 3, 5], decimals: [0] },
      },
      picture: aUsualPicture,
    },
  },
};
