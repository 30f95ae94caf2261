import type { ChannelPort } from '@ablesbar/api-client';
import type { AppStore } from '../base/store';
import {
  draftCleared,
  type DraftPhotos,
  draftRestored,
  mergeDrafts,
  type ReadingDraft,
} from '../reading';
import { unlistedRestored } from '../unlisted-reading';
import { type ChangedParts, type PartStorage, valueOfPart } from './part-storage';

interface Surroundings {
  readonly store: Pick<AppStore, 'dispatch' | 'getState'>;
  /** Null if the browser has no channels: then another tab's drafts come with the next page. */
  readonly channel: ChannelPort | null;
  readonly drafts: Pick<PartStorage, 'onChanged' | 'know'>;
  readonly draftPhotos: Pick<DraftPhotos, 'forget'>;
}

/**
 * What is typed, sent or discarded in one tab is so in all: an older tab would offer a sent reading
 * again, and its next key would bring it back to the disk (D186).
 */
export function shareDrafts({ store, channel, drafts, draftPhotos }: Surroundings): void {
  drafts.onChanged((changed) => channel?.postMessage(changed));
  channel?.addEventListener('message', ({ data }) => {
    if (!isChange(data)) return;
    drafts.know(data);
    if (data.key === 'persist:readingDraft') takeDrafts(data.parts);
    if (data.key === 'persist:unlistedDraft') takeUnlisted(data.parts);
  });

  function takeDrafts(parts: ChangedParts['parts']): void {
    for (const [jobId, text] of Object.entries(parts)) {
      const own = store.getState().readingDraft[jobId];
      if (text === null) {
        store.dispatch(draftCleared(jobId));
        draftPhotos.forget(jobId);
      } else {
        const draft = valueOfPart(text);
        if (isDraft(draft))
          store.dispatch(draftRestored({ jobId, draft: mergeDrafts(own, draft) }));
      }
    }
  }

  function takeUnlisted(parts: ChangedParts['parts']): void {
    const fields = Object.entries(parts).flatMap(([name, text]): [string, unknown][] =>
      text === null ? [] : [[name, valueOfPart(text)]],
    );
    const draft = { ...store.getState().unlistedDraft, ...Object.fromEntries(fields) };
    store.dispatch(unlistedRestored(draft));
  }
}

function isDraft(part: unknown): part is ReadingDraft {
  return (
    typeof part === 'object' &&
    part !== null &&
    'values' in part &&
    Object(part.values) === part.values
  );
}

/** Another tab may run an older or a newer build. */
function isChange(data: unknown): data is ChangedParts {
  if (typeof data !== 'object' || data === null || !('key' in data) || !('parts' in data)) {
    return false;
  }
  const { key, parts } = data;
  return (
    typeof key === 'string' &&
    typeof parts === 'object' &&
    parts !== null &&
    Object.values(parts).every(isPart)
  );
}

function isPart(part: unknown): boolean {
  return part === null || (typeof part === 'string' && valueOfPart(part) !== undefined);
}
