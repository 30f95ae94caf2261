import { useState } from 'react';
import { BarcodeIcon, Button, hasScanCamera, useTexts } from '@ablesbar/ui';
import { lazyDialog } from '../../base/lazy-dialog';

const MeterScanDialog = lazyDialog(async () => (await import('./MeterScanDialog')).MeterScanDialog);

/** Opens the job of the meter whose label the camera sees; nothing where there is no camera. */
export function MeterScan() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!hasScanCamera()) return null;
  return (
    <>
      <Button size="small" icon={<BarcodeIcon size={20} />} onClick={() => setOpen(true)}>
        {t('scan_label_action')}
      </Button>
      {isOpen && <MeterScanDialog onClose={() => setOpen(false)} />}
    </>
  );
}
