import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartKey } from '../ChartKey/ChartKey';
import { BarChart } from './BarChart';

const values = [1102, 1180, 1244, 1309, 1267, 1284];
const bars = values.map((value, n) => ({
  label: String(2021 + n),
  value,
  before: values[n - 1] ?? null,
  isEstimated: n === 3,
  isNewMeter: n === 2,
}));

const meta = {
  component: BarChart,
  args: {
    label: 'Verbrauch je Jahr, 2021 bis 2026.',
    bars,
    format: (value) => value.toLocaleString('de-DE'),
    places: 0,
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SechsJahre: Story = {
  render: (args) => (
    <>
      <ChartKey
        entries={[
          { sign: 'solid', label: 'Jahr' },
          { sign: 'before', label: 'Jahr davor' },
          { sign: 'estimated', label: 'geschätzt' },
          { sign: 'change', label: 'Zählerwechsel' },
        ]}
      />
      <BarChart {...args} />
    </>
  ),
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
export const WaermeInMWh: Story = {
  args: {
    bars: bars.map((bar) => ({
      ...bar,
      value: bar.value / 700,
      before: bar.before && bar.before / 700,
    })),
    format: (value) => value.toLocaleString('de-DE', { maximumFractionDigits: 1 }),
    places: 1,
  },
};
export const MitLuecke: Story = {
  args: { bars: bars.map((bar, n) => (n === 4 ? { ...bar, value: null } : bar)) },
};
