import { bytesOf } from '@ablesbar/api-client';
import { calendarDay, METER_TYPES, type ReadingValue } from '@ablesbar/domain';
import { CONTACT_FIELDS, isPhotoPart } from '@ablesbar/validation';
import type { Attempt } from '../submission/attempt';
import type { Entry, Photo } from './entry';
import { jsonObject } from './json-object';

export function parsedDraft(text: string | null) {
  try {
    const json: unknown = JSON.parse(text ?? '');
    return jsonObject(json);
  } catch {
    return {};
  }
}

/** Copies the draft field by field into an empty entry. What an old or foreign draft lacks stays empty. */
export function keptEntry(json: unknown, empty: Entry): Entry {
  const kept = jsonObject(json);
  const contact = { ...empty.contact };
  for (const field of CONTACT_FIELDS) contact[field] = text(jsonObject(kept.contact)[field]) ?? '';
  return {
    ...empty,
    meterNumber: text(kept.meterNumber) ?? '',
    meterType: METER_TYPES.find((type) => type === kept.meterType) ?? null,
    subType: text(kept.subType),
    isCustom: kept.isCustom === true,
    rates: Array.isArray(kept.rates) ? texts(kept.rates) : null,
    day: calendarDay(text(kept.day) ?? '') ?? empty.day,
    contact,
    readingReason: text(kept.readingReason) ?? empty.readingReason,
    // The user is asked again: a reload is no consent.
    hasConsented: false,
    email: text(kept.email) ?? '',
    values: Object.fromEntries(
      Object.entries(jsonObject(kept.values)).map(([obis, value]) => [obis, valueOf(value)]),
    ),
  };
}

export function keptAttempt(json: unknown): Attempt | null {
  const kept = jsonObject(json);
  const [key, at, print] = [text(kept.key), text(kept.at), text(kept.print)];
  return key === null || at === null || print === null ? null : { key, at, print };
}

/** The photos whose pictures the storage could hold, with the place of the counter on them. */
export function keptPhotos(
  json: { readonly photos: unknown; readonly counters: unknown },
  pictureOf: (id: string) => string | null,
): Readonly<Record<string, readonly Photo[]>> {
  const counters = jsonObject(json.counters);
  const photoOf = (id: unknown): readonly Photo[] => {
    const encodedImage = typeof id === 'string' ? pictureOf(id) : null;
    const data = encodedImage === null ? null : bytesOf(encodedImage);
    if (typeof id !== 'string' || encodedImage === null || data === null) return [];
    const counter = counters[id];
    const photo = { id, encodedImage, data, mimeType: 'image/jpeg' };
    return [isPhotoPart(counter) ? { ...photo, counter } : photo];
  };
  return Object.fromEntries(
    Object.entries(jsonObject(json.photos)).map(([obis, ids]) => [
      obis,
      Array.isArray(ids) ? ids.flatMap(photoOf) : [],
    ]),
  );
}

/** The ids of all photos of a draft. */
export function photoIds(json: unknown): readonly string[] {
  return Object.values(jsonObject(json)).flatMap((ids) => (Array.isArray(ids) ? texts(ids) : []));
}

function valueOf(json: unknown): ReadingValue {
  const { integer, decimals } = jsonObject(json);
  return { integer: text(integer) ?? '', decimals: text(decimals) ?? '' };
}

function text(json: unknown): string | null {
  return typeof json === 'string' ? json : null;
}

function texts(json: readonly unknown[]): readonly string[] {
  return json.filter((one) => typeof one === 'string');
}
