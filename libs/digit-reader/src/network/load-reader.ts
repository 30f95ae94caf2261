import { createReader } from './create-reader';
import type { Reader } from './create-reader';

/** The weights are heavier than the code, so they are loaded only when a person asks for the camera. */
export async function loadReader(): Promise<Reader> {
  const { default: weights } = await import('./weights.json');
  return createReader(weights);
}
