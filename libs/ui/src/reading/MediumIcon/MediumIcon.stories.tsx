import type { Meta, StoryObj } from '@storybook/react-vite';
import { METER_TYPES } from '@ablesbar/domain';
import { MediumIcon } from './MediumIcon';

const meta = { component: MediumIcon, args: { meterType: 'GAS_METER' } } satisfies Meta<
  typeof MediumIcon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AlleMedien: Story = {
  render: () => (
    <>
      {METER_TYPES.map((meterType) => (
        <MediumIcon key={meterType} meterType={meterType} />
      ))}
    </>
  ),
};
