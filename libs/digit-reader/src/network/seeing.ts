import type { Layer } from './decode-weights';

/**
 * Every pixel of every output plane weighs the 3 x 3 pixels around it in all input planes. Negative
 * sums become 0. Planes lie one after the other, row by row.
 */
export function seeing(
  planes: Float64Array,
  width: number,
  height: number,
  layer: Layer,
): Float64Array {
  const { into, out, weights, biases } = layer;
  const wide = width + 2;
  const edged = withEdges(planes, width, height, into);
  const found = new Float64Array(out * width * height);
  const size = width * height;
  for (let output = 0; output < out; output += 1) {
    const plane = found.subarray(output * size, (output + 1) * size).fill(biases[output] ?? 0);
    for (let input = 0; input < into; input += 1) {
      addInput(
        plane,
        edged,
        input * wide * (height + 2),
        width,
        height,
        weights,
        (output * into + input) * 9,
      );
    }
    for (let at = 0; at < size; at += 1) if ((plane[at] ?? 0) < 0) plane[at] = 0;
  }
  return found;
}

/**
 * The inner loop of the network. The nine weights (a to i, row by row) and the nine pixels below them
 * (p to x, of which a step to the right adds three) stay in registers.
 */
function addInput(
  plane: Float64Array,
  edged: Float64Array,
  from: number,
  width: number,
  height: number,
  weights: Float64Array,
  at: number,
): void {
  const a = weights[at] ?? 0,
    b = weights[at + 1] ?? 0,
    c = weights[at + 2] ?? 0;
  const d = weights[at + 3] ?? 0,
    e = weights[at + 4] ?? 0,
    f = weights[at + 5] ?? 0;
  const g = weights[at + 6] ?? 0,
    h = weights[at + 7] ?? 0,
    i = weights[at + 8] ?? 0;
  const wide = width + 2;
  for (let row = 0; row < height; row += 1) {
    let top = from + row * wide;
    let middle = top + wide;
    let bottom = middle + wide;
    let p = edged[top] ?? 0,
      q = edged[top + 1] ?? 0;
    let r = edged[middle] ?? 0,
      s = edged[middle + 1] ?? 0;
    let t = edged[bottom] ?? 0,
      u = edged[bottom + 1] ?? 0;
    const end = (row + 1) * width;
    for (let target = row * width; target < end; target += 1) {
      const v = edged[top + 2] ?? 0,
        w = edged[middle + 2] ?? 0,
        x = edged[bottom + 2] ?? 0;
      plane[target] =
        (plane[target] ?? 0) +
        p * a +
        q * b +
        v * c +
        r * d +
        s * e +
        w * f +
        t * g +
        u * h +
        x * i;
      p = q;
      q = v;
      r = s;
      s = w;
      t = u;
      u = x;
      top += 1;
      middle += 1;
      bottom += 1;
    }
  }
}

/** Beyond a picture's edge is 0. */
function withEdges(
  planes: Float64Array,
  width: number,
  height: number,
  count: number,
): Float64Array {
  const edged = new Float64Array(count * (width + 2) * (height + 2));
  for (let row = 0; row < count * height; row += 1) {
    const plane = Math.floor(row / height);
    const to = (row + plane * 2 + 1) * (width + 2) + 1;
    edged.set(planes.subarray(row * width, (row + 1) * width), to);
  }
  return edged;
}

/** Of each 2 x 2 pixels the strongest remains. At an odd edge there are only two, or one. */
export function halved(planes: Float64Array, width: number, height: number, count: number) {
  const [across, down] = [half(width), half(height)];
  const found = new Float64Array(count * across * down).fill(-Infinity);
  for (let row = 0; row < count * height; row += 1) {
    const plane = Math.floor(row / height);
    const target = (plane * down + ((row - plane * height) >> 1)) * across;
    for (let column = 0; column < width; column += 1) {
      const to = target + (column >> 1);
      found[to] = Math.max(found[to] ?? 0, planes[row * width + column] ?? 0);
    }
  }
  return found;
}

export const half = (size: number) => (size + 1) >> 1;
