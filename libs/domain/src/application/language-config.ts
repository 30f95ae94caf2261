export interface LanguageConfig {
  readonly defaultLanguage: string;
  readonly enabledLanguages: readonly EnabledLanguage[];
  /** One flat table of texts for each language. Keys contain underscores, never dots. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface EnabledLanguage {
  readonly name: string;
  readonly readableName: string;
}
