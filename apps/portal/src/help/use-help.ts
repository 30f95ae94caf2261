import { useEffect } from 'react';
import { helpApi } from '@ablesbar/api-client';
import type { ContactItem, Instruction } from '@ablesbar/domain';
import { usePortal } from '../base/portal';
import { useAppDispatch, useAppSelector } from '../base/store';
import { useLanguages } from './use-languages';

const { contact, help, instructions } = helpApi.endpoints;

export interface HelpState {
  /** Null if there is no help, or if it has not loaded yet. */
  readonly markdown: string | null;
  readonly hasFailed: boolean;
}

/** The help page in the current language. */
export function useHelp(): HelpState {
  const dispatch = useAppDispatch();
  const { applicationId } = usePortal().application;
  const { language, defaultLanguage } = useLanguages();
  const asked = { applicationId, languages: [language, defaultLanguage] } as const;
  const { data, isError } = useAppSelector(help.select(asked));
  useEffect(() => {
    const languages = [language, defaultLanguage] as const;
    const asking = dispatch(help.initiate({ applicationId, languages }));
    return () => asking.unsubscribe();
  }, [applicationId, defaultLanguage, dispatch, language]);
  return { markdown: data ?? null, hasFailed: isError };
}

const nobody: readonly ContactItem[] = [];

export function useContacts(): readonly ContactItem[] {
  const dispatch = useAppDispatch();
  const { applicationId } = usePortal().application;
  useEffect(() => {
    const asking = dispatch(contact.initiate(applicationId));
    return () => asking.unsubscribe();
  }, [applicationId, dispatch]);
  return useAppSelector(contact.select(applicationId)).data ?? nobody;
}

const nothing: readonly Instruction[] = [];

export function useInstructions(): readonly Instruction[] {
  const dispatch = useAppDispatch();
  const { applicationId } = usePortal().application;
  useEffect(() => {
    const asking = dispatch(instructions.initiate(applicationId));
    return () => asking.unsubscribe();
  }, [applicationId, dispatch]);
  return useAppSelector(instructions.select(applicationId)).data ?? nothing;
}
