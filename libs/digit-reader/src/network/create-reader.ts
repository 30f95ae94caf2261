import { FIELD_HEIGHT, FIELD_WIDTH } from '../field/cut-field';
import { guessOf } from '../field/guess-of';
import type { Confidence } from '../field/guess-of';
import type { FieldGuess } from '../field/field-guess';
import type { FieldPicture } from '../field/cut-field';
import { decodeWeights } from './decode-weights';
import { dense, likelihoods } from './dense';
import { half, halved, seeing } from './seeing';
import { normalised } from './normalised';

/** The file that the training writes: each layer's size, scales and biases; all weights as bytes. */
export interface Weights {
  readonly layers: readonly {
    readonly into: number;
    readonly out: number;
    readonly scales: readonly number[];
    readonly biases: readonly number[];
  }[];
  /** Signed bytes in base64: of the layers that see (3 x 3), then of those that answer. */
  readonly bytes: string;
  readonly confidence: Confidence;
}

export interface Reader {
  readonly read: (fields: readonly FieldPicture[]) => readonly FieldGuess[];
  /** How likely each of the 21 answers is, for the measuring commands. */
  readonly answers: (field: FieldPicture) => ArrayLike<number>;
}

/** Layers after which the picture is halved: all that see, but the last. */
const HALVINGS = 3;

export function createReader(weights: Weights): Reader {
  const layers = decodeWeights(weights);
  const seers = layers.slice(0, HALVINGS + 1);
  const answerers = layers.slice(HALVINGS + 1);

  function answers(field: FieldPicture): ArrayLike<number> {
    let planes = normalised(field);
    let width = FIELD_WIDTH;
    let height = FIELD_HEIGHT;
    seers.forEach((layer, number) => {
      planes = seeing(planes, width, height, layer);
      if (number >= HALVINGS) return;
      planes = halved(planes, width, height, layer.out);
      width = half(width);
      height = half(height);
    });
    answerers.forEach((layer, number) => {
      planes = dense(planes, layer, number < answerers.length - 1);
    });
    return likelihoods(planes);
  }

  return {
    answers,
    read: (fields) => fields.map((field) => guessOf(answers(field), weights.confidence)),
  };
}
