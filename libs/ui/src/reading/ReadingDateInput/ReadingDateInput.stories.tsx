import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDay } from '@ablesbar/domain/testing';
import { ReadingDateInput } from './ReadingDateInput';

const today = aDay('2026-11-21');

const meta = {
  component: ReadingDateInput,
  args: {
    inputId: 'day',
    value: today,
    today,
    earliest: aDay('2026-10-22'),
    latest: today,
    onChange: () => undefined,
  },
} satisfies Meta<typeof ReadingDateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heute: Story = {};
export const ZuFrueh: Story = {
  args: {
    value: aDay('2026-10-01'),
    problem: 'Das liegt zu weit zurück. Wählen Sie einen Tag zwischen 22.10.2026 und 21.11.2026.',
  },
};
