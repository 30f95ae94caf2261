import { useState } from 'react';
import {
  BarcodeIcon,
  browserNow,
  Button,
  isScanOffered,
  PictureIcon,
  useHasCamera,
  useTexts,
} from '@ablesbar/ui';
import { lazyDialog } from '../../base/lazy-dialog';
import type { ScannedRound } from './MeterScanDialog';

const MeterScanDialog = lazyDialog(async () => (await import('./MeterScanDialog')).MeterScanDialog);

/**
 * Opens the job of the meter whose label the camera sees, or its card in a round. Where there is no
 * camera, a photo of the label does.
 */
export function MeterScan({ round = null }: { readonly round?: ScannedRound | null }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const hasCamera = useHasCamera();
  if (!isScanOffered(browserNow())) return null;
  const open = () => setOpen(true);
  const name = t(hasCamera ? 'scan_label_action' : 'scan_label_photo_action');
  const Icon = hasCamera ? BarcodeIcon : PictureIcon;
  return (
    <>
      <Button
        // In a round, the filled button leads to the next meter, and a frame would be one box more.
        variant={round === null ? 'secondary' : 'quiet'}
        size="small"
        icon={<Icon size={20} />}
        onClick={open}
      >
        {name}
      </Button>
      {isOpen && <MeterScanDialog round={round} onClose={() => setOpen(false)} />}
    </>
  );
}
