import type { Weights } from './create-reader';

export interface Layer {
  readonly into: number;
  readonly out: number;
  /** For each output, for each input, its weights. */
  readonly weights: Float64Array;
  readonly biases: readonly number[];
}

const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** `atob` would be the browser's or Node's; this library names neither. */
function signedBytes(base64: string): Int8Array {
  const values = new Uint8Array(128);
  for (let value = 0; value < SYMBOLS.length; value += 1) values[SYMBOLS.charCodeAt(value)] = value;
  const bytes = new Int8Array(Math.floor((base64.replace(/=+$/, '').length * 3) / 4));
  let bits = 0;
  for (let at = 0; at < base64.length; at += 1) {
    bits = (bits << 6) | (values[base64.charCodeAt(at)] ?? 0);
    const done = at % 4;
    // Of four symbols the last three complete a byte each. An array ignores bytes beyond its end.
    if (done > 0) bytes[Math.floor(at / 4) * 3 + done - 1] = bits >> (6 - done * 2);
  }
  return bytes;
}

/** Numbers of double length: a JavaScript engine computes with these and need not convert. */
export function decodeWeights({ layers, bytes }: Weights): readonly Layer[] {
  const all = signedBytes(bytes);
  let from = 0;
  return layers.map(({ into, out, scales, biases }, number) => {
    const each = number < layers.length - ANSWERING ? into * 9 : into;
    const weights = new Float64Array(each * out);
    for (let at = 0; at < weights.length; at += 1) {
      weights[at] = (all[from + at] ?? 0) * (scales[Math.floor(at / each)] ?? 0);
    }
    from += weights.length;
    return { into, out, weights, biases };
  });
}

/** The last layers see no picture any more. */
const ANSWERING = 2;
