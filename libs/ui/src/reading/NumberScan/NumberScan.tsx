import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { numberOnLabel } from '@ablesbar/domain';
import type { After } from '../../camera/camera';
import type { CodeKind } from '../../camera/codes/code-reader';
import { hasScanCamera } from '../../camera/codes/is-scan-offered';
import { LabelScanner } from '../../frame/LabelScanner/LabelScanner';
import { Button } from '../../primitives/Button/Button';
import { BarcodeIcon } from '../../primitives/icons/camera-icons';
import { Notice } from '../../primitives/Notice/Notice';
import { useTexts } from '../../texts/use-texts';

export interface NumberScanProps {
  /** The field for the meter's number. It gets the focus, so that the number is read out. */
  readonly inputId: string;
  readonly codes: CodeKind;
  readonly after: After;
  readonly onNumber: (number: string) => void;
}

/** Fills in the number from the code on the meter's label; nothing where there is no camera. */
export function NumberScan({ inputId, codes, after, onNumber }: NumberScanProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isForeign, setForeign] = useState(false);
  const last = useRef<string | null>(null);
  if (!hasScanCamera()) return null;

  const close = () => {
    last.current = null;
    setForeign(false);
    setOpen(false);
  };
  const take = (texts: readonly string[]) => {
    const number = numberOnLabel(texts);
    setForeign(number === null);
    // Nothing else checks the number, so a single picture that is misread must not count.
    const isSure = number !== null && number === last.current;
    last.current = number;
    if (!isSure) return;
    // The dialog gives the focus back to the button as it closes.
    flushSync(close);
    onNumber(number);
    document.getElementById(inputId)?.focus();
  };

  return (
    <>
      <Button size="small" icon={<BarcodeIcon size={20} />} onClick={() => setOpen(true)}>
        {t('scan_label_action')}
      </Button>
      {isOpen && (
        <LabelScanner isResting={false} codes={codes} after={after} onCodes={take} onClose={close}>
          <div role="status">
            {isForeign && (
              <Notice tone="warning" title={t('scan_label_foreign_title')}>
                {t('scan_label_foreign_text')}
              </Notice>
            )}
          </div>
        </LabelScanner>
      )}
    </>
  );
}
