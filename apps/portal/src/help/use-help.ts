import { helpApi } from '@ablesbar/api-client';
import type { Instruction } from '@ablesbar/domain';
import { usePortal } from '../base/portal';
import { useLanguages } from './use-languages';

export interface HelpState {
  /** Null if there is no help, or if it has not loaded yet. */
  readonly markdown: string | null;
  readonly hasFailed: boolean;
}

/** The help page in the current language. */
export function useHelp(): HelpState {
  const { applicationId } = usePortal().application;
  const { language, defaultLanguage } = useLanguages();
  const languages = [language, defaultLanguage] as const;
  // `data` would be the help in the language before, until the new one has loaded.
  const { currentData, isError } = helpApi.useHelpQuery({ applicationId, languages });
  return { markdown: currentData ?? null, hasFailed: isError };
}

const nothing: readonly Instruction[] = [];

export function useInstructions(): readonly Instruction[] {
  const { applicationId } = usePortal().application;
  return helpApi.useInstructionsQuery(applicationId).data ?? nothing;
}
