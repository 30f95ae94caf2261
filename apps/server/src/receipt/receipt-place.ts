interface Place {
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly locationDescription?: string | null;
}

/** 'Lindenstraße 1, 39999 Neuenbrück, Keller links'; '' if nobody said where the meter is. */
export function receiptPlace(place: Place): string {
  const { street, houseNumber, zip, city, locationDescription = null } = place;
  const parts = [[street, houseNumber], [zip, city], [locationDescription]];
  return parts
    .map((words) => words.filter(Boolean).join(' '))
    .filter((part) => part !== '')
    .join(', ');
}
