import { useEffect, useState } from 'react';
import type { Photo } from '@ablesbar/offline-queue';
import { PhotoRow } from '@ablesbar/ui';
import { useAppSelector } from '../../base/store';
import { useWorkplace } from '../../base/workplace';
import { selectWaiting } from '../../outbox';
import type { Receipt } from '../receipt-of';

/** Shows the stored small pictures of a sent reading, or the photos themselves of a waiting one. */
export function ReceiptPhotos({ receipt }: { receipt: Receipt }) {
  const { outbox, receipts } = useWorkplace();
  const waiting = useAppSelector(selectWaiting).find(({ id }) => id === receipt.id);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const reading = waiting ? outbox.photosOf(waiting) : receipts.photosOf(receipt);
    reading.then(
      (found) => isCurrent && setPhotos(found),
      // The receipt states the number of photos; the pictures are only an extra, and this device
      // lost them.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [outbox, receipts, receipt, waiting]);
  return photos.length === 0 ? null : <PhotoRow photos={photos} />;
}
