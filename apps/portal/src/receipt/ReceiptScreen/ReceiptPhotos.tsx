import { useEffect, useState } from 'react';
import type { Photo } from '@ablesbar/offline-queue';
import { PhotoPicture, useTexts } from '@ablesbar/ui';
import { useAppSelector } from '../../base/store';
import { useWorkplace } from '../../base/workplace';
import { selectWaiting } from '../../outbox';
import type { Receipt } from '../receipt-of';
import * as css from './ReceiptScreen.css';

/** Shows the stored small pictures of a sent reading, or the photos themselves of a waiting one. */
export function ReceiptPhotos({ receipt }: { receipt: Receipt }) {
  const { t } = useTexts();
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
  if (photos.length === 0) return null;
  return (
    <ul className={css.photos}>
      {photos.map((photo, n) => (
        <li key={n}>
          <PhotoPicture
            photo={photo}
            alt={t('receipt_photo_alt', { number: n + 1 })}
            className={css.photo}
          />
        </li>
      ))}
    </ul>
  );
}
