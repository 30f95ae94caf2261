import { contrast, pageColours } from '@ablesbar/ui/page-colours';

export type Theme = 'light' | 'dark';

export interface MeasuredPair {
  readonly id: (typeof PAIRS)[number]['id'];
  /** What WCAG 2.2 AA asks for: 4.5 for words, 3 for lines and rings. */
  readonly needed: number;
  /** The contrast if the apps took the utility's colour as it is. */
  readonly asGiven: number;
  /** The colours that the apps take instead, and their contrast. */
  readonly front: string;
  readonly ground: string;
  readonly measured: number;
  readonly isChanged: boolean;
}

const PAIRS = [
  { id: 'button', needed: 4.5, front: 'onBrand', ground: 'brand' },
  { id: 'link', needed: 4.5, front: 'brandText', ground: 'paper' },
  { id: 'chosen', needed: 4.5, front: 'brandText', ground: 'brandTint' },
  { id: 'line', needed: 3, front: 'brandLine', ground: 'paper' },
  { id: 'focus', needed: 3, front: 'focus', ground: 'paper' },
] as const;

/** The pairs of colours that come from the utility's one colour, as the apps calculate them. */
export function measuredContrast(colour: string, theme: Theme): readonly MeasuredPair[] {
  const colours = pageColours(colour, theme);
  return PAIRS.map(({ id, needed, ...roles }) => {
    const [front, ground] = [colours[roles.front], colours[roles.ground]];
    // A button is the colour itself, with white on it.
    const given = id === 'button' ? ['#ffffff', colour] : [colour, ground];
    const own = id === 'button' ? [front, ground] : [front];
    return {
      id,
      needed,
      front,
      ground,
      asGiven: contrast(given[0] ?? front, given[1] ?? ground),
      measured: contrast(front, ground),
      isChanged: !own.every((one) => given.includes(one)),
    };
  });
}
