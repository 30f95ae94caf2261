import { parseObis } from './obis';

type Units = Readonly<Record<string, string>>;

/** EN 13757-1, keyed by measure (group C). The letters are its older form of 10, 11 and 12. */
const HEAT: Units = {
  '1': 'kWh',
  '2': 'm³',
  '3': 'kg',
  '8': 'kW',
  '9': 'm³/h',
  '10': '°C',
  '11': '°C',
  '12': 'K',
  A: '°C',
  B: '°C',
  C: 'K',
};
const GAS_VOLUMES = ['1', '2', '3', '4', '5', '6', '11', '12', '13', '14', '15', '16'];
const GAS: Units = {
  ...Object.fromEntries(GAS_VOLUMES.map((measure) => [measure, 'm³'])),
  '33': 'kWh',
  '41': '°C',
  '42': 'bar',
  '43': 'm³/h',
  '54': 'kWh/m³',
};
const WATER: Units = { '1': 'm³', '2': 'm³/h', '3': '°C' };

const BY_MEASURE: Readonly<Record<string, Units>> = {
  '5': HEAT,
  '6': HEAT,
  '7': GAS,
  '8': WATER,
  '9': WATER,
};

/** The unit of a code in the tables of IEC 62056-61 and EN 13757-1; null if they list none. */
export function unitOfObis(code: string | null): string | null {
  const obis = parseObis(code);
  if (obis === null) return null;
  const { medium, measure, type } = obis;
  if (medium === '1') return electric(Number(measure), Number(type));
  return BY_MEASURE[medium]?.[measure] ?? null;
}

/** Types (group D) that are sums over time: they turn power into energy and current into charge. */
const INTEGRALS = new Set([8, 9, 10, 17, 18, 19, 20, 29, 30, 58]);
const POWER = { active: 'kW', reactive: 'kvar', apparent: 'kVA' } as const;
const ENERGY = { active: 'kWh', reactive: 'kvarh', apparent: 'kVAh' } as const;

/** IEC 62056-61: measures 1 to 20 are sums. The three phases repeat them from 21, 41 and 61 on. */
function electric(measure: number, type: number): string | null {
  if (measure === 91) return 'A';
  if (measure === 92) return 'V';
  if (!(measure >= 1 && measure <= 80)) return null;
  const inPhase = ((measure - 1) % 20) + 1;
  if (inPhase === 11) return INTEGRALS.has(type) ? 'Ah' : 'A';
  if (inPhase === 12) return 'V';
  if (inPhase === 14) return 'Hz';
  const kind = kindOf(inPhase);
  return kind && (INTEGRALS.has(type) ? ENERGY : POWER)[kind];
}

function kindOf(inPhase: number): keyof typeof POWER | null {
  if (inPhase === 13) return null;
  if (inPhase >= 3 && inPhase <= 8) return 'reactive';
  return inPhase === 9 || inPhase === 10 ? 'apparent' : 'active';
}
