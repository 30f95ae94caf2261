import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepChart } from './StepChart';

const meta = {
  component: StepChart,
  args: {
    label: 'Verbrauch je Tag von Ablesung zu Ablesung',
    steps: [
      { from: 0, to: 365, value: 3.2, isEstimated: false },
      { from: 365, to: 507, value: 3.6, isEstimated: false },
      { from: 507, to: 730, value: 3.3, isEstimated: false },
      { from: 730, to: 1095, value: 3.6, isEstimated: true },
      { from: 1095, to: 1825, value: 3.5, isEstimated: false },
    ],
    ticks: [40, 405, 770, 1136, 1501].map((at, n) => ({ at, label: String(2022 + n) })),
    changes: [507],
    format: (value) => value.toLocaleString('de-DE'),
    places: 1,
  },
} satisfies Meta<typeof StepChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FuenfJahre: Story = {};
export const MitNotizen: Story = {
  args: {
    notes: [
      { from: 1825, to: 1860, value: 2.9, isEstimated: false },
      { from: 1860, to: 1950, value: 3.9, isEstimated: false },
    ],
  },
};
export const AufDemTelefon: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '328px' }}>
        <Story />
      </div>
    ),
  ],
};
