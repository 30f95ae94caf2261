import { isWireObject, wireObject, wireText } from '../http/wire';

/** What a utility decides about its portal. Storybook's designer page changes it. */
export interface Design {
  readonly name: string;
  /** The host name of the portal. */
  readonly host: string;
  /** The website of the utility, which embeds the form. */
  readonly site: string;
  readonly colour: string;
  /** The embedded form alone looks like the page around it. */
  readonly font: string;
  readonly textSize: string;
  readonly radius: string;
  readonly padding: string;
  readonly language: DesignLanguage;
  readonly photos: DesignPhotos;
  readonly asksDate: boolean;
  readonly asksComment: boolean;
  readonly asksReason: boolean;
  readonly takesNotReadable: boolean;
}

export const DESIGN_LANGUAGES = ['de', 'de-informal', 'en'] as const;
export type DesignLanguage = (typeof DESIGN_LANGUAGES)[number];
export const DESIGN_PHOTOS = ['none', 'optional', 'required'] as const;
export type DesignPhotos = (typeof DESIGN_PHOTOS)[number];

/** The demo's utility. */
export const DEMO_DESIGN: Design = {
  name: 'Stadtwerke Neuenbrück',
  host: 'ablesung.stadtwerke-neuenbrueck.example',
  site: 'https://www.stadtwerke-neuenbrueck.example',
  colour: '#00707a',
  font: '',
  textSize: '',
  radius: '4px',
  padding: '0px',
  language: 'de',
  photos: 'optional',
  asksDate: true,
  asksComment: true,
  asksReason: true,
  takesNotReadable: true,
};

/** The design as a word for an address: letters, digits, '-' and '_'. */
export function writeDesign(design: Design): string {
  const bytes = new TextEncoder().encode(JSON.stringify(design));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

type TextField = 'name' | 'host' | 'site' | 'colour' | 'font' | 'textSize' | 'radius' | 'padding';

/** Null if this is no such word. What the word does not say is as in the demo. */
export function readDesign(word: unknown): Design | null {
  const given = jsonIn(word);
  if (!isWireObject(given)) return null;
  const text = (name: TextField) => wireText(given[name]) ?? DEMO_DESIGN[name];
  const flag = (name: 'asksDate' | 'asksComment' | 'asksReason' | 'takesNotReadable') =>
    typeof given[name] === 'boolean' ? given[name] : DEMO_DESIGN[name];
  return {
    name: text('name'),
    host: text('host'),
    site: text('site'),
    colour: text('colour'),
    font: text('font'),
    textSize: text('textSize'),
    radius: text('radius'),
    padding: text('padding'),
    language: DESIGN_LANGUAGES.find((one) => one === given['language']) ?? DEMO_DESIGN.language,
    photos: DESIGN_PHOTOS.find((one) => one === given['photos']) ?? DEMO_DESIGN.photos,
    asksDate: flag('asksDate'),
    asksComment: flag('asksComment'),
    asksReason: flag('asksReason'),
    takesNotReadable: flag('takesNotReadable'),
  };
}

function jsonIn(word: unknown): unknown {
  try {
    const text = atob(String(word).replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (one) => one.charCodeAt(0))));
  } catch {
    return null;
  }
}

const NAMES = { de: 'Deutsch', 'de-informal': 'Deutsch', en: 'English' } as const;

/** The demo's application.json with what the design decides. Without a design it is the demo's own. */
export function designedFile(file: unknown, design: Design | null) {
  if (design === null) return wireObject(file);
  const json = wireObject(file);
  const config = wireObject(json['config']);
  const part = (name: string) => wireObject(config[name]);
  const { language, photos } = design;
  const offered = [language, language === 'en' ? 'de' : 'en'] as const;
  return {
    ...json,
    name: design.name,
    config: {
      ...config,
      meterReading: { ...part('meterReading'), commentsEnabled: design.asksComment },
      unknownUserReading: {
        ...withPhotos(part('unknownUserReading'), photos),
        ...(design.asksReason ? {} : { readingReasons: [] }),
      },
      features: {
        ...part('features'),
        imagesForbidden: photos === 'none',
        imageAlwaysRequired: photos === 'required',
        unknownReadingsImageRequired: photos === 'required',
        hideReadingDateInput: !design.asksDate,
        notReadableAllowed: design.takesNotReadable,
      },
      languageConfig: {
        ...part('languageConfig'),
        defaultLanguage: language,
        enabledLanguages: offered.map((name) => ({ name, readableName: NAMES[name] })),
      },
    },
  };
}

/** The form without a login says for each rate whether it wants a photo. */
function withPhotos(settings: object, photos: DesignPhotos): object {
  return wireObject(
    JSON.parse(JSON.stringify(settings), (name, value: unknown) => {
      if (name === 'isReadingImageAllowed') return photos !== 'none';
      return name === 'isReadingImageRequired' ? photos === 'required' : value;
    }),
  );
}
