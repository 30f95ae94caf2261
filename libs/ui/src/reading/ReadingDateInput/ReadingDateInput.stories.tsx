import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDay } from '@ablesbar/domain/testing';
import { ReadingDateInput, type ReadingDateInputProps } from './ReadingDateInput';

const today = aDay('2026-11-21');

function Kept({ value: first, ...props }: ReadingDateInputProps) {
  const [value, setValue] = useState(first);
  return <ReadingDateInput {...props} value={value} onChange={setValue} />;
}

const openCalendar = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  canvasElement.querySelector('button')?.click();

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
  render: (args) => <Kept {...args} />,
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
export const KeinTag: Story = {
  play: ({ canvasElement }) => {
    const input = canvasElement.querySelector('input');
    if (input === null) return;
    const isNative = input.type === 'date';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      isNative ? '2026-01-01' : '31.2.26',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  },
};
/** The calendar itself is loaded a moment after its dialog. */
export const Kalender: Story = {
  play: async ({ canvas, canvasElement }) => {
    openCalendar({ canvasElement });
    await canvas.findByRole('grid');
  },
};
export const KalenderWirdGeladen: Story = {
  args: { loadCalendar: () => new Promise(() => undefined) },
  play: openCalendar,
};
export const KalenderNichtGeladen: Story = {
  args: { loadCalendar: () => Promise.reject(new Error('offline')) },
  play: openCalendar,
};
