import type { de } from '../de';

/** A whole table of our own texts, plural forms included. */
export type OwnTable = Readonly<Record<keyof typeof de, string>>;

/** What a screen asks for. `x_one` and `x_other` are forms of the one text `x`. */
export type TextKey = WithoutPlural<keyof typeof de>;

type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
