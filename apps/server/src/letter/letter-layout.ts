import { type Static, Type } from '@sinclair/typebox';

/** A rectangle on the page, in millimetres from the left and upper edge of the paper. */
export interface LetterBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the printed letter has its parts. */
export interface LetterLayout {
  /** The window of the envelope: return address and address stand inside it. */
  readonly window: LetterBox;
  readonly logo: LetterBox;
}

/** The window of DIN 5008 form B; the logo above and right of it. */
export const DEFAULT_LAYOUT: LetterLayout = {
  window: { left: 20, top: 45, width: 85, height: 45 },
  logo: { left: 135, top: 12, width: 55, height: 25 },
};

/** The other measures of the page, in millimetres. */
export const LETTER = {
  left: 25,
  width: 165,
  /** The customer number, beside the window. */
  beside: 125,
  /** The height of six lines, as in DIN 5008. */
  address: 27.3,
  belowWindow: 13,
  code: 45,
} as const;

/** The sizes of its texts, in points. */
export const LETTER_SIZES = { heading: 13, paragraph: 10.5, item: 10.5 } as const;

export function isOnLeft({ left, width }: LetterBox): boolean {
  return left + width / 2 < 105;
}

/** The utility's name stands on the side of the logo that has more room. */
export function besideLogo({ logo }: LetterLayout): Pick<LetterBox, 'left' | 'width'> {
  const right = logo.left + logo.width + 5;
  return isOnLeft(logo)
    ? { left: right, width: LETTER.left + LETTER.width - right }
    : { left: LETTER.left, width: logo.left - 5 - LETTER.left };
}

const from = (minimum: number, maximum: number) => Type.Number({ minimum, maximum });

// Within these limits six lines of address fit into the window, and the parts onto the paper.
export const LayoutFile = Type.Partial(
  Type.Object(
    {
      window: boxOf({
        left: from(10, 120),
        top: from(27, 60),
        width: from(60, 85),
        height: from(40, 60),
      }),
      logo: boxOf({
        left: from(10, 170),
        top: from(5, 60),
        width: from(10, 80),
        height: from(5, 40),
      }),
    },
    { additionalProperties: false },
  ),
);

export function wholeLayout(given: Static<typeof LayoutFile> = {}): LetterLayout {
  return {
    window: { ...DEFAULT_LAYOUT.window, ...given.window },
    logo: { ...DEFAULT_LAYOUT.logo, ...given.logo },
  };
}

type Side = ReturnType<typeof from>;

function boxOf(sides: Readonly<Record<keyof LetterBox, Side>>) {
  return Type.Partial(Type.Object(sides, { additionalProperties: false }));
}
