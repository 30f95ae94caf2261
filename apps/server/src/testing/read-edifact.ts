/** A segment: its tag, and its elements with their components. */
export interface EdifactSegment {
  readonly tag: string;
  readonly elements: readonly (readonly string[])[];
}

/** Reads an interchange by ISO 9735, with the separators that its UNA names. */
export function readEdifact(text: string): readonly EdifactSegment[] {
  const [component = '', element = '', , release = '', , end = ''] = text.slice(3, 9);
  if (!text.startsWith('UNA')) throw new Error('An interchange begins with UNA.');
  const segments: EdifactSegment[] = [];
  let elements: string[][] = [['']];
  const last = () => elements.at(-1) ?? [];
  const add = (sign: string) => last().push((last().pop() ?? '') + sign);
  const signs = [...text.slice(9)];
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? '';
    if (sign === release) add(signs[(at += 1)] ?? '');
    else if (sign === component) last().push('');
    else if (sign === element) elements.push(['']);
    else if (sign === end) {
      const [[tag = ''] = [], ...others] = elements;
      segments.push({ tag, elements: others });
      elements = [['']];
    } else add(sign);
  }
  if (elements.flat().join('') !== '') throw new Error('An interchange ends with a segment.');
  return segments;
}
