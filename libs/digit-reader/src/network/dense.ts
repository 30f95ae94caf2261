import type { Layer } from './decode-weights';

/** Every output weighs every input. */
export function dense(values: Float64Array, layer: Layer, withoutNegatives: boolean): Float64Array {
  const { into, out, weights, biases } = layer;
  const found = new Float64Array(out);
  for (let output = 0; output < out; output += 1) {
    let sum = biases[output] ?? 0;
    const from = output * into;
    for (let input = 0; input < into; input += 1) {
      sum += (values[input] ?? 0) * (weights[from + input] ?? 0);
    }
    found[output] = withoutNegatives && sum < 0 ? 0 : sum;
  }
  return found;
}

/** Weights of answers as likelihoods: together 1. */
export function likelihoods(values: Float64Array): Float64Array {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
