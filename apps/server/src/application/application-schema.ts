import { METER_TYPES, wholeConfig } from '@ablesbar/domain';
import { type TProperties, type TSchema, Type } from '@sinclair/typebox';
import { LayoutFile } from '../letter/letter-layout';
import { LinearPattern } from './application-files';

// The names and types of the settings come from the defaults. So a new setting of the apps is known
// here at once, and a misspelled one is refused instead of being silently ignored.
const defaults = wholeConfig({});

const Text = Type.String({ minLength: 1 });
const WebAddress = Type.String({ pattern: '^https://[^\\s]+$' });
/**
 * An origin whose pages may embed the reading without a login. http is allowed only on the same
 * machine. 'null' stands for frames without an origin (sandboxed), on any page.
 */
const Origin = Type.String({
  pattern: '^(null|https://[a-z0-9.-]+|http://(localhost|127\\.0\\.0\\.1))(:[0-9]+)?$',
});
const Legal = Type.Partial(only({ url: Type.Union([WebAddress, Type.Null()]) }));

const ApplicationConfig = Type.Partial(
  only({
    meterReading: settingsLike(defaults.meterReading),
    unknownUserReading: Type.Partial(
      only({
        unknownUserReadingAllowed: Type.Boolean(),
        meterNumberMinLength: Type.Integer({ minimum: 0 }),
        meterNumberMaxLength: Type.Integer({ minimum: 0 }),
        validation: Type.Partial(
          only({ meterNumber: Type.Partial(only({ disallowedCharacters: LinearPattern })) }),
        ),
        readingReasons: Type.Array(Type.Object({ value: Text, labelDE: Text })),
        meters: Type.Partial(
          only(Object.fromEntries(METER_TYPES.map((type) => [type, Type.Object({})]))),
        ),
      }),
    ),
    legal: Type.Partial(only({ imprint: Legal, privacy: Legal })),
    features: settingsLike(defaults.features),
    communicationSettings: settingsLike(defaults.communicationSettings),
    crmSettings: settingsLike(defaults.crmSettings),
    languageConfig: Type.Partial(
      only({
        defaultLanguage: Text,
        enabledLanguages: Type.Array(only({ name: Text, readableName: Text })),
        translations: Type.Record(Type.String(), Type.Object({})),
      }),
    ),
  }),
);

export const ApplicationFile = only({
  applicationId: Type.String({ pattern: '^[a-z0-9-]+$' }),
  name: Text,
  /**
   * The host names of the application. The first application also answers to all other host names.
   */
  hosts: Type.Array(Text),
  embedOrigins: Type.Optional(Type.Array(Origin)),
  /** Millimetres on the printed letter. */
  letter: Type.Optional(LayoutFile),
  config: ApplicationConfig,
});

export const ManifestFile = Type.Object({
  name: Text,
  theme_color: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
});

function only<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

function settingsLike(settings: object): TSchema {
  const properties = Object.entries(settings).map(
    ([name, value]: readonly [string, unknown]) => [name, kindOf(value)] as const,
  );
  return Type.Partial(only(Object.fromEntries(properties)));
}

function kindOf(value: unknown): TSchema {
  if (typeof value === 'boolean') return Type.Boolean();
  if (typeof value === 'number') return Type.Integer({ minimum: 0 });
  if (Array.isArray(value)) return Type.Array(Text);
  if (typeof value === 'object' && value !== null) return settingsLike(value);
  return Type.Union([WebAddress, Type.Null()]);
}
