import type { MeterType } from '../job/meter-type';
import type { ReadingImage } from '../reading/reading-submission';

/** Body of POST /api/unknown-readings/results: a reading without a login. */
export interface AnonymousSubmission {
  readonly meterType: MeterType;
  readonly meterNumber: string;
  readonly readingValues: readonly AnonymousValue[];
  readonly readingDate: string;
  /** Null if the utility asks for no reason (customer decision 30). */
  readonly readingReason: string | null;
  readonly contact: AnonymousContact;
  /** If present, the server also sends a receipt to this address. */
  readonly email?: string;
}

export interface AnonymousValue {
  readonly obis: string;
  readonly rateName: string;
  readonly value: number;
  readonly readingImages: readonly ReadingImage[];
}

export interface AnonymousContact {
  readonly firstname: string;
  readonly lastname: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly zip: string;
  readonly city: string;
}
