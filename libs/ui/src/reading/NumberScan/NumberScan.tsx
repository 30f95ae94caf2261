import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { numbersOnLabel } from '@ablesbar/domain';
import type { After } from '../../camera/camera';
import type { CodeKind } from '../../camera/codes/code-reader';
import { browserNow, isScanOffered } from '../../camera/codes/is-scan-offered';
import { useHasCamera } from '../../camera/use-has-camera';
import { LabelScanner } from '../../frame/LabelScanner/LabelScanner';
import { Button } from '../../primitives/Button/Button';
import { BarcodeIcon, PictureIcon } from '../../primitives/icons/camera-icons';
import { Notice } from '../../primitives/Notice/Notice';
import { useTexts } from '../../texts/use-texts';
import * as css from './NumberScan.css';

export interface NumberScanProps {
  /** The field for the meter's number. It gets the focus, so that the number is read out. */
  readonly inputId: string;
  readonly codes: CodeKind;
  readonly after: After;
  readonly onNumber: (number: string) => void;
}

/** Fills in the number from the code on the meter's label. Where there is no camera, a photo has to be there. */
export function NumberScan({ inputId, codes, after, onNumber }: NumberScanProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  /** What two pictures have shown: no number, or several of which nothing says which is the meter's. */
  const [answer, setAnswer] = useState<readonly string[] | null>(null);
  const last = useRef<string | null>(null);
  const hasCamera = useHasCamera();
  if (!isScanOffered(browserNow())) return null;

  const again = () => {
    last.current = null;
    setAnswer(null);
  };
  const close = () => {
    again();
    setOpen(false);
  };
  const fill = (number: string) => {
    // The dialog gives the focus back to the button as it closes, and the field must have the number
    // when it is read out.
    flushSync(close);
    flushSync(() => onNumber(number));
    document.getElementById(inputId)?.focus();
  };
  const take = (texts: readonly string[], isPhoto: boolean) => {
    const numbers = numbersOnLabel(texts);
    // Nothing else checks the number, so a single picture that is misread must not count.
    const said = numbers.join(' ');
    const isSure = isPhoto || said === last.current;
    last.current = said;
    if (!isSure) return;
    const [number, ...others] = numbers;
    if (number !== undefined && others.length === 0) fill(number);
    else setAnswer(numbers);
  };
  const isAsking = answer !== null && answer.length > 0;

  return (
    <>
      <Button
        size="small"
        icon={hasCamera ? <BarcodeIcon size={20} /> : <PictureIcon size={20} />}
        onClick={() => setOpen(true)}
      >
        {t(hasCamera ? 'scan_label_action' : 'scan_label_photo_action')}
      </Button>
      {isOpen && (
        <LabelScanner
          isResting={isAsking}
          codes={codes}
          after={after}
          onCodes={take}
          onAnew={again}
          onClose={close}
          actions={isAsking && <Button onClick={again}>{t('scan_label_again_action')}</Button>}
        >
          {isAsking && <NumberChoice numbers={answer} onNumber={fill} />}
          <div role="status">
            {answer?.length === 0 && (
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

interface NumberChoiceProps {
  readonly numbers: readonly string[];
  readonly onNumber: (number: string) => void;
}

function NumberChoice({ numbers, onNumber }: NumberChoiceProps) {
  const { t } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  // The picture is gone; a screen reader goes on here.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={css.question}>
        {t('scan_label_which_title')}
      </h3>
      <ul className={css.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <Button onClick={() => onNumber(number)}>{number}</Button>
          </li>
        ))}
      </ul>
    </>
  );
}
