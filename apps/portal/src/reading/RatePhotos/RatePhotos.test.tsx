import { act, render, screen } from '@testing-library/react';
import { EMPTY_VALUE } from '@ablesbar/domain';
import { aJob, aRateTask } from '@ablesbar/domain/testing';
import { valueEntered } from '../reading-draft.slice';
import { entryAround } from '../testing/entry-around';
import { useEntry } from '../use-entry';
import { RatePhotos } from './RatePhotos';

const task = aRateTask();
const missing = /Foto/;

function Host({ features }: { features: object }) {
  const meterReading = { validationFeedbackDelay: 400 };
  const entry = useEntry(aJob({ config: { features, meterReading } }));
  const value = entry.draft.values['t-1'] ?? EMPTY_VALUE;
  return (
    <RatePhotos task={task} name="Verbrauch" value={value} entry={entry} onBusyChange={() => {}} />
  );
}

test('the photo that an unusual number would need is not asked for while it is typed', async () => {
  const { store, wrapper } = await entryAround();
  const features = { unplausibleReadingsImageRequired: true };
  jest.useFakeTimers();
  render(<Host features={features} />, { wrapper });
  const described = () => document.body.textContent ?? '';
  act(() => jest.advanceTimersByTime(400));
  const before = described();
  const value = { integer: '5', decimals: '' };
  act(() => void store.dispatch(valueEntered({ jobId: 'j-1001', at: '', taskId: 't-1', value })));
  act(() => jest.advanceTimersByTime(399));
  expect(described()).toBe(before);
  act(() => jest.advanceTimersByTime(1));
  expect(described()).not.toBe(before);
  expect(described()).toMatch(missing);
  jest.useRealTimers();
});

test('there is no photo field if photos are forbidden', async () => {
  const { wrapper } = await entryAround();
  render(<Host features={{ imagesForbidden: true }} />, { wrapper });
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.body).not.toHaveTextContent(missing);
});

test.each([
  { says: 'optional', features: {}, isOptional: true },
  { says: 'needed', features: { imageAlwaysRequired: true }, isOptional: false },
])('before a value is typed, the photo is $says', async ({ features, isOptional }) => {
  const { wrapper } = await entryAround();
  render(<Host features={features} />, { wrapper });
  expect(document.body.textContent?.includes('freiwillig')).toBe(isOptional);
});

test('a photo that an implausible value needs is not called optional', async () => {
  const { store, wrapper } = await entryAround();
  jest.useFakeTimers();
  render(<Host features={{ unplausibleReadingsImageRequired: true }} />, { wrapper });
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByText('freiwillig')).toBeInTheDocument();
  const value = { integer: '5', decimals: '' };
  act(() => void store.dispatch(valueEntered({ jobId: 'j-1001', at: '', taskId: 't-1', value })));
  act(() => jest.advanceTimersByTime(400));
  expect(screen.queryByText('freiwillig')).toBeNull();
  jest.useRealTimers();
});
