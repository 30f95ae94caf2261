import { DESIGN_LANGUAGES, DESIGN_PHOTOS, type Design } from '@ablesbar/api-client/testing';
import { Checkbox, RadioList, Section, Select, TextField } from '@ablesbar/ui';
import { type CheckedField, isAllowed } from './design-files';
import * as css from './Designer.css';
import type { DesignerWords } from './designer-words';

const RADII = ['0px', '4px', '10px', '16px'] as const;
const PADDINGS = ['0px', '16px', '24px'] as const;
const TEXT_SIZES = ['16px', '18px', '20px'];
const FONTS = ['Georgia, serif', 'Verdana, sans-serif', '"Courier New", monospace'];

export interface DesignFormProps {
  readonly design: Design;
  readonly words: DesignerWords;
  readonly onChange: (part: Partial<Design>) => void;
}

/** Everything that a utility may decide. */
export function DesignForm({ design, words, onChange }: DesignFormProps) {
  const text = (field: CheckedField, hint?: string) => (
    <TextField
      label={words[field]}
      hint={hint}
      value={design[field]}
      onChange={(value) => onChange({ [field]: value })}
      problem={isAllowed(field, design) ? undefined : words.problems[field]}
    />
  );
  const asked = (field: 'asksDate' | 'asksComment' | 'asksReason' | 'takesNotReadable') => (
    <Checkbox
      label={words[field]}
      checked={design[field]}
      onChange={(checked) => onChange({ [field]: checked })}
    />
  );
  return (
    <Section title={words.form}>
      <div className={css.fields}>
        {text('name')}
        <div className={css.colourRow}>
          {text('colour', words.colourHint)}
          <input
            type="color"
            className={css.colourPicker}
            aria-label={words.pick}
            value={isAllowed('colour', design) ? design.colour : '#000000'}
            onChange={(event) => onChange({ colour: event.target.value })}
          />
        </div>
        <RadioList
          legend={words.language}
          options={DESIGN_LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
          value={design.language}
          onChange={(value) =>
            onChange({ language: DESIGN_LANGUAGES.find((one) => one === value) ?? 'de' })
          }
        />
        <RadioList
          legend={words.photos}
          options={DESIGN_PHOTOS.map((value) => ({ value, label: words.photoNames[value] }))}
          value={design.photos}
          onChange={(value) =>
            onChange({ photos: DESIGN_PHOTOS.find((one) => one === value) ?? 'optional' })
          }
        />
        <fieldset>
          <legend className={css.legend}>{words.asked}</legend>
          {asked('asksDate')}
          {asked('asksComment')}
          {asked('asksReason')}
          {asked('takesNotReadable')}
        </fieldset>
        <Select
          label={words.radius}
          hint={words.elementHint}
          options={RADII.map((value) => ({ value, label: words.radiusNames[value] }))}
          value={design.radius}
          onChange={(radius) => onChange({ radius })}
        />
        <Select
          label={words.padding}
          hint={words.elementHint}
          options={PADDINGS.map((value) => ({ value, label: words.paddingNames[value] }))}
          value={design.padding}
          onChange={(padding) => onChange({ padding })}
        />
        <Select
          label={words.textSize}
          hint={words.elementHint}
          options={[
            { value: '', label: words.usualTextSize },
            ...TEXT_SIZES.map((value) => ({ value, label: value })),
          ]}
          value={design.textSize}
          onChange={(textSize) => onChange({ textSize })}
        />
        <Select
          label={words.font}
          hint={words.elementHint}
          options={[
            { value: '', label: words.usualFont },
            ...FONTS.map((value) => ({
              value,
              label: value.split(',')[0]?.replaceAll('"', '') ?? value,
            })),
          ]}
          value={design.font}
          onChange={(font) => onChange({ font })}
        />
        {text('host', words.hostHint)}
        {text('site', words.siteHint)}
      </div>
    </Section>
  );
}
