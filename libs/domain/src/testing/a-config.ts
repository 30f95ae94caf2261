import type { Config } from '../application/config';
import { wholeConfig } from '../application/whole-config';

/** The default config. A test overrides single values, section by section. */
export function aConfig(parts: { readonly [S in keyof Config]?: Partial<Config[S]> } = {}): Config {
  const config = wholeConfig({});
  return {
    meterReading: { ...config.meterReading, ...parts.meterReading },
    unknownUserReading: { ...config.unknownUserReading, ...parts.unknownUserReading },
    legal: { ...config.legal, ...parts.legal },
    features: { ...config.features, ...parts.features },
    communicationSettings: { ...config.communicationSettings, ...parts.communicationSettings },
    crmSettings: { ...config.crmSettings, ...parts.crmSettings },
    languageConfig: { ...config.languageConfig, ...parts.languageConfig },
  };
}
