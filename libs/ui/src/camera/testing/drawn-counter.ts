import type { GreyPicture } from '../judge-picture';

export interface Drawing {
  /** How bright the brightest part is, 0 to 255. */
  readonly light?: number;
  /** Over how many pixels each edge is smeared. */
  readonly blur?: number;
  readonly degrees?: number;
  /** The share of the picture that a lamp covers. */
  readonly lamp?: number;
}

const [WIDTH, HEIGHT] = [160, 100];

/** A counter with eight dark drums on a bright plate, as a camera would see it. */
export function drawnCounter(drawing: Drawing = {}): GreyPicture {
  const { light = 200, blur = 3, degrees = 0, lamp = 0 } = drawing;
  const turn = (degrees * Math.PI) / 180;
  const sharp = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const x = (at % WIDTH) - WIDTH / 2;
    const y = Math.floor(at / WIDTH) - HEIGHT / 2;
    const across = x * Math.cos(turn) + y * Math.sin(turn);
    const down = y * Math.cos(turn) - x * Math.sin(turn);
    if (at / WIDTH < HEIGHT * lamp) return 255;
    const isDrum = Math.abs(down) < 18 && Math.abs(across) < 64 && Math.abs(across % 16) > 1.5;
    const isDigit = isDrum && Math.abs(down) < 11 && Math.abs((Math.abs(across) % 16) - 8) < 4;
    return isDrum && !isDigit ? light * 0.1 : light;
  });
  return { data: Uint8Array.from(smeared(sharp, blur)), width: WIDTH, height: HEIGHT };
}

/** The mean of a square around each pixel. */
function smeared(data: Float32Array, size: number): Float32Array {
  const reach = Math.floor(size / 2);
  return data.map((_, at) => {
    let [sum, count] = [0, 0];
    for (let down = -reach; down <= reach; down += 1) {
      for (let right = -reach; right <= reach; right += 1) {
        const near = data[at + down * WIDTH + right];
        if (near === undefined) continue;
        sum += near;
        count += 1;
      }
    }
    return sum / count;
  });
}
