import { type TObject, type TSchema, TypeGuard } from '@sinclair/typebox';

/** A schema in a notation for people: close to TypeScript, with the limits after the type. */
export function notationOf(schema: TSchema, indent = ''): string {
  if (TypeGuard.IsObject(schema)) return objectOf(schema, indent);
  if (TypeGuard.IsArray(schema))
    return `[ ${notationOf(schema.items, indent)} ]${limitsOf(schema)}`;
  if (TypeGuard.IsUnion(schema)) {
    return schema.anyOf.map((form) => notationOf(form, indent)).join(' | ');
  }
  if (TypeGuard.IsRecord(schema)) {
    const [value] = Object.values(schema.patternProperties);
    return `{ [name]: ${value === undefined ? 'any' : notationOf(value, indent)} }`;
  }
  if (TypeGuard.IsLiteral(schema)) return JSON.stringify(schema.const);
  if (TypeGuard.IsThis(schema)) return 'the same again';
  return `${kindOf(schema)}${limitsOf(schema)}`;
}

function objectOf({ properties, required = [] }: TObject, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties)
    // A property that must not be sent is left out.
    .filter(([, property]) => !TypeGuard.IsNever(property))
    .map(([name, property]) => {
      const mark = required.includes(name) ? '' : '?';
      return `${inner}${name}${mark}: ${notationOf(property, inner)}`;
    });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function kindOf({ type, contentMediaType, format }: TSchema): string {
  if (typeof contentMediaType === 'string') return contentMediaType;
  if (typeof format === 'string') return format;
  return typeof type === 'string' ? type : 'any';
}

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

function limitsOf(schema: TSchema): string {
  const limits = LIMITS.flatMap((name) => {
    const limit: unknown = schema[name];
    return typeof limit === 'number' && limit !== Number.MAX_SAFE_INTEGER
      ? [`${name} ${limit}`]
      : [];
  });
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}
