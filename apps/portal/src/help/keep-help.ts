import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { WebStorage } from 'redux-persist';
import { helpApi, instructionsFromWire } from '@ablesbar/api-client';
import type { Instruction } from '@ablesbar/domain';
import type { KeepPictures } from './keep-pictures';

type HelpState = Parameters<ReturnType<typeof helpApi.endpoints.instructions.select>>[0];

interface HelpStore {
  readonly dispatch: ThunkDispatch<HelpState, unknown, UnknownAction>;
  readonly getState: () => HelpState;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Asked {
  readonly applicationId: string;
  /** The user's language, and the fallback language. */
  readonly languages: () => readonly [string, string];
}

interface Kept {
  readonly instructions?: readonly Instruction[] | undefined;
  readonly markdown?: string | undefined;
}

/** Never cleared: each answer overwrites it, and it contains no personal data. */
const KEY = 'help';
const { hasHelp, help, instructions } = helpApi.endpoints;

/**
 * Makes the utility's help available without a connection. The last help is shown until a new
 * answer arrives. Help that the user never opened is fetched after the login.
 */
export async function keepHelp(
  { dispatch, getState, subscribe }: HelpStore,
  { applicationId, languages }: Asked,
  storage: Pick<WebStorage, 'getItem' | 'setItem'>,
  keepPictures: KeepPictures,
): Promise<void> {
  const known = () => ({
    instructions: instructions.select(applicationId)(getState()).data,
    markdown: help.select({ applicationId, languages: languages() })(getState()).data,
  });
  let kept: Kept = {};
  const { upsertQueryData } = helpApi.util;

  async function restore(): Promise<void> {
    kept = await readKept(storage, applicationId);
    const loaded = known();
    // The server may have answered before the disk.
    if (kept.instructions && !loaded.instructions) {
      await dispatch(upsertQueryData('instructions', applicationId, kept.instructions));
    }
    const isRemoved = hasHelp.select(applicationId)(getState()).data === false;
    if (kept.markdown !== undefined && loaded.markdown === undefined && !isRemoved) {
      const asked = { applicationId, languages: languages() };
      await dispatch(upsertQueryData('help', asked, kept.markdown));
      await dispatch(upsertQueryData('hasHelp', applicationId, true));
    }
    // A full disk only loses the help of the next visit without a connection.
    const keepQuietly = () => void keep().catch(() => undefined);
    subscribe(keepQuietly);
    keepQuietly();
  }

  async function keep(): Promise<void> {
    const { instructions: list, markdown } = known();
    const next = {
      instructions: list ?? kept.instructions,
      markdown: markdown ?? kept.markdown,
    };
    const isSame = next.instructions === kept.instructions && next.markdown === kept.markdown;
    if (isSame) return;
    kept = next;
    await storage.setItem(KEY, JSON.stringify({ applicationId, ...next }));
    await keepPictures(textsOf(kept));
  }

  // Never unsubscribed: these few texts stay in memory as long as the page.
  async function ask(): Promise<void> {
    const instructionsAnswer = dispatch(
      instructions.initiate(applicationId, { forceRefetch: true }),
    );
    const { data } = await dispatch(hasHelp.initiate(applicationId, { forceRefetch: true }));
    if (data === true) {
      const asked = { applicationId, languages: languages() };
      await dispatch(help.initiate(asked, { forceRefetch: true }));
    }
    await instructionsAnswer;
  }

  // The menu waits for the server's answer, and a slow disk must not hold it up.
  await Promise.all([restore(), ask()]);
  // Under an unchanged text, a picture may be a new one.
  await keepPictures(textsOf(kept));
}

const textsOf = ({ instructions: list = [], markdown = '' }: Kept) => [
  markdown,
  ...list.map(({ text }) => text),
];

/** Read as tolerantly as a server answer, because an older build may have written it. */
async function readKept(
  storage: Pick<WebStorage, 'getItem'>,
  applicationId: string,
): Promise<Kept> {
  try {
    const stored: unknown = JSON.parse((await storage.getItem(KEY)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('applicationId' in stored)) return {};
    if (stored.applicationId !== applicationId) return {};
    const list = instructionsFromWire(stored);
    return {
      ...(list && { instructions: list }),
      ...('markdown' in stored &&
        typeof stored.markdown === 'string' && { markdown: stored.markdown }),
    };
  } catch {
    return {};
  }
}
