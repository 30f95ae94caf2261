import { unitOfObis } from '../job/unit-of-obis';
import type {
  AnonymousMeterConfig,
  AnonymousRateConfig,
  AnonymousRatesConfig,
} from './anonymous-config';

const UNITS = ['kWh', 'MWh', 'GWh', 'Wh', 'GJ', 'MJ', 'kvarh', 'Mvarh', 'm³', 'kW', 'MW'];

/** The unit that a word in small letters names. */
export function unitOfWord(word: string): string | undefined {
  return word === 'm3' ? 'm³' : UNITS.find((unit) => unit.toLowerCase() === word);
}

/** The only word of the text that is a unit; null if there is none or more than one. */
function unitIn(text: string): string | null {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const found = new Set(words.flatMap((word) => unitOfWord(word) ?? []));
  const [unit] = found;
  return found.size === 1 && unit !== undefined ? unit : null;
}

const inBrackets = (text: string) => (text.match(/[([][^)\]]*[)\]]/g) ?? []).join(' ');

/**
 * The unit of a rate in a form without a login, empty where nobody knows it (customer decision 47):
 * the utility's word in the name or label of the rate. For the custom form of a meter, which may
 * count in thousands, the word may also stand in brackets in its switch, and the OBIS code does not
 * tell; for the others the code does.
 */
export function unitOfAnonymous(
  { rateName, obisLabel, obis }: AnonymousRateConfig,
  { customMeterConfig: custom }: Pick<AnonymousMeterConfig, 'customMeterConfig'>,
  form: AnonymousRatesConfig,
): string {
  const named = unitIn(rateName) ?? unitIn(obisLabel);
  if (named !== null) return named;
  if (custom === null || form !== custom) return unitOfObis(obis) ?? '';
  return unitIn(Object.values(custom.label).map(inBrackets).join(' ')) ?? '';
}
