import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDay } from '@ablesbar/domain/testing';
import { CalendarDialog } from './TypedDate';

const meta = {
  component: CalendarDialog,
  args: {
    value: aDay('2026-11-20'),
    today: aDay('2026-11-21'),
    earliest: aDay('2026-10-22'),
    latest: aDay('2026-11-21'),
    onChange: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof CalendarDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offen: Story = {};
export const WirdGeladen: Story = { args: { load: () => new Promise(() => undefined) } };
export const NichtGeladen: Story = { args: { load: () => Promise.reject(new Error('offline')) } };
