import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElectricityIcon, GasIcon, WaterIcon } from '../icons/medium-icons';
import { ChoiceTiles } from './ChoiceTiles';

const meta = {
  component: ChoiceTiles,
  args: {
    legend: 'Was misst der Zähler?',
    tiles: [
      { value: 'electricity', label: 'Strom', icon: <ElectricityIcon /> },
      { value: 'gas', label: 'Gas', icon: <GasIcon /> },
      { value: 'water', label: 'Wasser', icon: <WaterIcon /> },
    ],
    value: 'electricity',
    onChange: () => undefined,
  },
} satisfies Meta<typeof ChoiceTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gewaehlt: Story = {};
export const NichtsGewaehlt: Story = { args: { value: null } };
