export interface LanguageConfig {
  readonly defaultLanguage: string;
  readonly enabledLanguages: readonly EnabledLanguage[];
  /** Flat tables of texts by language; keys carry underscores, never dots. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface EnabledLanguage {
  readonly name: string;
  readonly readableName: string;
}
