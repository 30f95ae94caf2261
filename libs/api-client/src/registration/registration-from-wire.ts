import type { Registration } from '@ablesbar/domain';
import { isWireObject, wireFlag, wireId, wireList, wireText } from '../http/wire';

export function registrationFromWire(json: unknown): Registration | null {
  if (!isWireObject(json)) return null;
  const { registered, currentConfirmedCommunicationTypes: types, selfServiceToken } = json;
  return {
    registered: wireFlag(registered),
    currentConfirmedCommunicationTypes: wireList(types).flatMap((type) => wireText(type) ?? []),
    selfServiceToken: wireId(selfServiceToken),
  };
}
