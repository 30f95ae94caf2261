export type TextValues = Readonly<Record<string, string | number>>;

/** Puts the values into their places; a place without a value stays as it is. */
export function filled(
  text: string,
  values: TextValues,
  written: (value: string | number) => string = String,
): string {
  return text.replace(/{{(\w+)}}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : written(value);
  });
}
