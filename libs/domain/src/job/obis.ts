/** The parts of an OBIS code, which says what a register measures: `1-1:1.8.0*255`. */
export interface Obis {
  readonly medium: string;
  readonly channel: string | null;
  readonly measure: string;
  readonly type: string;
  readonly tariff: string | null;
  readonly storage: string | null;
}

const PATTERN =
  /^(\d{1,3})(?:-(\d{1,3}))?:([A-Z\d]{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?(?:\*(\d{1,3}))?$/;

/** Channel, tariff and storage may be missing (customer decision 8). */
export function parseObis(text: string | null): Obis | null {
  const [, medium, channel = null, measure, type, tariff = null, storage = null] =
    PATTERN.exec(text?.trim() ?? '') ?? [];
  if (medium === undefined || measure === undefined || type === undefined) return null;
  return { medium, channel, measure, type, tariff, storage };
}
