import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDay } from '@ablesbar/domain/testing';
import { ReadingCalendar } from './ReadingCalendar';

const today = aDay('2026-11-21');

const meta = {
  component: ReadingCalendar,
  args: {
    value: aDay('2026-11-20'),
    today,
    earliest: aDay('2026-10-22'),
    latest: today,
    onChange: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReadingCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BisHeute: Story = {};
export const AuchInDerZukunft: Story = { args: { latest: aDay('2026-11-28'), value: today } };
