import { Field, Form } from './field.jsx';

const REASONS = ['Ablesung', 'Einzug', 'Auszug', 'Lieferantenwechsel'];
const VALUE = /^\d{1,9}(,\d{1,3})?$/;
const LONGEST = 1600;

export function ReadingStep({ entry: { rates, photos, day, reason }, change, go }) {
  const changeRate = (at, value) =>
    change({ rates: rates.map((rate, index) => (index === at ? { ...rate, value } : rate)) });
  const takePhotos = async (files) =>
    change({ photos: [...photos, ...(await Promise.all(Array.from(files, scaled)))] });
  return (
    <Form
      isReady={day !== '' && rates.every(({ value }) => VALUE.test(value))}
      onNext={() => go(2)}
      onBack={() => go(0)}
    >
      {rates.map(({ name, value }, at) => (
        <Field
          key={name}
          label={name}
          inputMode="decimal"
          value={value}
          onChange={(typed) => changeRate(at, typed.replace('.', ','))}
        />
      ))}
      <button
        type="button"
        onClick={() =>
          change({ rates: [...rates, { name: `Tarif ${rates.length + 1}`, value: '' }] })
        }
      >
        Tarif hinzufügen
      </button>
      <Field
        label="Fotos"
        type="file"
        accept="image/*"
        multiple
        onChange={(_, files) => takePhotos(files)}
      />
      {photos.map((photo, at) => (
        <button
          key={photo.slice(-40)}
          type="button"
          onClick={() => change({ photos: photos.filter((_, index) => index !== at) })}
        >
          <img src={photo} alt={`Foto ${at + 1}`} height="64" /> entfernen
        </button>
      ))}
      <Field label="Abgelesen am" type="date" value={day} onChange={(to) => change({ day: to })} />
      <label>
        Grund
        <select value={reason} onChange={({ target }) => change({ reason: target.value })}>
          {REASONS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </Form>
  );
}

/** The photo as a JPEG of at most 1600 pixels. */
async function scaled(file) {
  const bitmap = await createImageBitmap(file);
  const factor = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width * factor;
  canvas.height = bitmap.height * factor;
  canvas.getContext('2d').drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.75);
}
