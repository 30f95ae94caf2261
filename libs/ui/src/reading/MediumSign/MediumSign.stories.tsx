import type { Meta, StoryObj } from '@storybook/react-vite';
import { METER_TYPES } from '@ablesbar/domain';
import { MediumSign } from './MediumSign';

const meta = { component: MediumSign, args: { meterType: 'GAS_METER' } } satisfies Meta<
  typeof MediumSign
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AlleMedien: Story = {
  render: () => (
    <>
      {METER_TYPES.map((meterType) => (
        <MediumSign key={meterType} meterType={meterType} />
      ))}
    </>
  ),
};
