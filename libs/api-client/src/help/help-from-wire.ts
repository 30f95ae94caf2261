import type { ContactItem, Instruction } from '@ablesbar/domain';
import { wireList, wireObject, wireText } from '../http/wire';

/** Items without a text are left out. All other fields are optional. */
export function contactFromWire(json: unknown): readonly ContactItem[] | null {
  return listFrom(json, 'contactInformationItems', (wire, text) => ({
    language: wireText(wire['language']),
    path: wireText(wire['path']),
    text,
  }));
}

export function instructionsFromWire(json: unknown): readonly Instruction[] | null {
  return listFrom(json, 'instructions', (wire, text) => {
    const { multiMeterRate } = wire;
    return {
      language: wireText(wire['language']),
      title: wireText(wire['title']) ?? '',
      text,
      obisFilter: wireText(wire['obisFilter']),
      meterNumberFilter: wireText(wire['meterNumberFilter']),
      multiMeterRate: typeof multiMeterRate === 'boolean' ? multiMeterRate : null,
    };
  });
}

function listFrom<Item>(
  json: unknown,
  name: string,
  reader: (wire: Readonly<Record<string, unknown>>, text: string) => Item,
): readonly Item[] | null {
  const list = wireObject(json)[name];
  if (!Array.isArray(list)) return null;
  return wireList(list).flatMap((one) => {
    const wire = wireObject(one);
    const text = wireText(wire['text']);
    return text === null || text.trim() === '' ? [] : [reader(wire, text)];
  });
}
