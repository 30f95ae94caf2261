import type { Meta, StoryObj } from '@storybook/react-vite';
import { METER_TYPES } from '@ablesbar/domain';
import { FramedMediumIcon } from './FramedMediumIcon';

const meta = { component: FramedMediumIcon, args: { meterType: 'ELECTRIC_METER' } } satisfies Meta<
  typeof FramedMediumIcon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AlleMedien: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      {METER_TYPES.map((meterType) => (
        <FramedMediumIcon key={meterType} {...args} meterType={meterType} />
      ))}
    </div>
  ),
};
export const Fertig: Story = { args: { muted: true } };
