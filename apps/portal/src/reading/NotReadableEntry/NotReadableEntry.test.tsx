import { act, render, screen } from '@testing-library/react';
import { aJob } from '@ablesbar/domain/testing';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { NOT_READABLE_SLOT } from '../deliver-not-readable';
import { reasonChosen } from '../reading-draft.slice';
import { NotReadableEntry } from './NotReadableEntry';

test.each([
  { says: 'three photos can be sent', count: 3, features: {}, open: [] },
  {
    says: 'with a fourth, which came back from the outbox, one must go first',
    count: 4,
    features: {},
    open: ['Überzählige Fotos entfernen'],
  },
  {
    says: 'a closed field keeps nobody from sending',
    count: 4,
    features: { imagesForbidden: true },
    open: [],
  },
])('$says', async ({ count, features, open }) => {
  const { store, draftPhotos, wrapper } = workplaceAround(await startedPortal());
  const job = aJob({ config: { features, meterReading: {} } });
  const none = () => {};
  render(<NotReadableEntry job={job} onGone={none} onBack={none} onDiscard={none} />, { wrapper });
  const photos = Array.from({ length: count }, (_, at) => ({
    id: `p-${at}`,
    mimeType: 'image/jpeg',
    data: new ArrayBuffer(1),
  }));
  await act(async () => {
    store.dispatch(reasonChosen({ jobId: job.id, at: '', reason: 'NO_ACCESS' }));
    await draftPhotos.put(job.id, NOT_READABLE_SLOT, photos);
  });
  const links = screen.queryAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(open);
  for (const link of links) {
    const target = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)).not.toBeNull();
  }
  const button = screen.getByRole('button', { name: 'Ohne Stand senden' });
  expect(button.hasAttribute('disabled')).toBe(open.length > 0);
});
