import { PhotoInput, type ScaledPhoto, useTexts } from '@ablesbar/ui';
import type { AnonymousProblem } from '@ablesbar/validation';
import { type EnteredRate, type Photo, photoOf } from '../../entry/entry';
import { useWizard } from '../../Wizard/wizard-context';
import { fieldId } from '../field-id';
import { sayFound } from '../open-entries';

export interface RatePhotosFieldProps {
  readonly entered: EnteredRate;
  readonly name: string | undefined;
  readonly problem: AnonymousProblem | undefined;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** The photos of one rate, if photos are allowed for it. */
export function RatePhotosField({ entered, name, problem, onBusyChange }: RatePhotosFieldProps) {
  const texts = useTexts();
  const { entries, ports } = useWizard();
  const { rate, allowed, photos } = entered;
  const { obis } = rate;
  if (allowed.most === 0) return null;

  // Preparing a photo takes time and others may be added meanwhile, so we read the current photos here.
  const change = (next: (before: readonly Photo[]) => readonly Photo[]) => {
    const { photos: all } = entries.get().entry;
    entries.change({ photos: { ...all, [obis]: next(all[obis] ?? []) } });
  };
  return (
    <PhotoInput
      inputId={fieldId({ field: 'readingImages', obis })}
      name={name}
      photos={photos}
      most={allowed.most}
      problem={problem && sayFound(texts, problem, [entered])}
      onAdd={(photo: ScaledPhoto) => change((before) => [...before, photoOf(photo, ports.newId())])}
      onBusyChange={onBusyChange}
      onRemove={(index) => change((before) => before.filter((_, at) => at !== index))}
    />
  );
}
