import type { de } from '../de';

/** A complete table of our own texts, including plural forms. */
export type OwnTable = Readonly<Record<keyof typeof de, string>>;

/** The key that a screen uses. `x_one` and `x_other` are plural forms of the text `x`. */
export type TextKey = WithoutPlural<keyof typeof de>;

type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
