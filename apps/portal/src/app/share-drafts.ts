import type { ChannelPort } from '@ablesbar/api-client';
import { isOwnNote } from '@ablesbar/domain';
import { ignoreFailure } from '../base/ignore-failure';
import { type Ports, within } from '../base/ports';
import type { AppStore } from '../base/store';
import { untilStored } from '../base/until-stored';
import { noteChangedElsewhere } from '../note';
import { draftChangedElsewhere, type DraftPhotos } from '../reading';
import { isRound, orderChosenElsewhere } from '../round';
import { unlistedChangedElsewhere } from '../unlisted-reading';
import { draftIn } from './merge-parts';
import type { ChangedElsewhere, PartStorage, PlacedParts } from './part-storage';
import { type Text, valueOfPart } from './slice-parts';

interface Surroundings {
  readonly store: Pick<AppStore, 'dispatch'>;
  /** Null if the browser has no channels: then a tab looks when the user comes to it. */
  readonly channel: ChannelPort | null;
  readonly drafts: Pick<PartStorage, 'onWritten' | 'onChangedElsewhere' | 'refresh'>;
  readonly draftPhotos: Pick<DraftPhotos, 'onWritten' | 'restore'>;
  /** Calls the listener when the user comes to this tab: messages do not reach a frozen page. */
  readonly onReturn: (listener: () => void) => void;
  readonly after: Ports['after'];
}

/**
 * What is typed, noted, sent or discarded in one tab is so in all: an older tab would offer a sent reading
 * again. A message only says where to look. It may come late, or never, so the disk decides (D208).
 */
export function shareDrafts(surroundings: Surroundings): void {
  const { store, channel, drafts, draftPhotos, onReturn, after } = surroundings;
  drafts.onWritten((parts) => channel?.postMessage(parts));
  draftPhotos.onWritten(() => channel?.postMessage(PHOTOS));
  drafts.onChangedElsewhere(({ key, name, base, theirs }) => {
    if (key === 'persist:readingDraft') takeDraft({ name, base, theirs });
    else if (key === 'persist:ownNotes') takeNote(name, theirs);
    else if (key === 'persist:rounds') takeOrder(name, theirs);
    else takeField({ name, base, theirs });
  });
  channel?.addEventListener('message', ({ data }) => {
    if (isPlaced(data)) look(() => drafts.refresh(data));
    else lookAtAll();
  });
  onReturn(lookAtAll);
  // Nobody has listened since the drafts were read, and perhaps they could not be read in time.
  look(() => drafts.refresh());

  function lookAtAll(): void {
    look(() => drafts.refresh());
    look(() => draftPhotos.restore());
  }

  function look(work: () => Promise<unknown>): void {
    ignoreFailure(untilStored(work, after));
  }

  function takeDraft({ name, ...sides }: Omit<ChangedElsewhere, 'key'>): void {
    const [base = null, theirs = null] = [draftIn(sides.base), draftIn(sides.theirs)];
    store.dispatch(draftChangedElsewhere({ jobId: name, base, theirs }));
  }

  function takeNote(id: string, theirs: Text): void {
    const note = theirs === null ? null : valueOfPart(theirs);
    if (note === null || isOwnNote(note)) store.dispatch(noteChangedElsewhere({ id, note }));
  }

  /** In another tab a round goes its own way: its order holds here, but its card must not jump. */
  function takeOrder(id: string, theirs: Text): void {
    const round = theirs === null ? null : valueOfPart(theirs);
    if (isRound(round)) store.dispatch(orderChosenElsewhere({ id, order: round.order }));
  }

  function takeField({ name, base, theirs }: Omit<ChangedElsewhere, 'key'>): void {
    const valueOf = (text: Text) => (text === null ? undefined : valueOfPart(text));
    store.dispatch(
      unlistedChangedElsewhere({ name, base: valueOf(base), theirs: valueOf(theirs) }),
    );
  }
}

const PHOTOS = 'draft-photos';
const LOOK_MS = 3000;

/**
 * The photos for sending: they are loaded once this tab also knows what others have sent and taken.
 * Otherwise the older of two tabs would send a reading again, or without its photos.
 */
export function lookingFirst<Photos extends Pick<DraftPhotos, 'loaded' | 'restore'>>({
  draftPhotos,
  drafts,
  after,
}: Pick<Surroundings, 'after'> & {
  readonly draftPhotos: Photos;
  readonly drafts: Pick<PartStorage, 'refresh'>;
}): Photos {
  return {
    ...draftPhotos,
    async loaded() {
      await draftPhotos.loaded();
      const looks = [drafts.refresh(), draftPhotos.restore()];
      await within(after, LOOK_MS, Promise.allSettled(looks)).catch(() => undefined);
    },
  };
}

/** A page in the background, or in the browser's memory, gets no messages. */
export const onReturnTo =
  (page: Pick<Window, 'addEventListener' | 'document'>) =>
  (listener: () => void): void => {
    for (const event of ['focus', 'pageshow']) page.addEventListener(event, listener);
    page.document.addEventListener('visibilitychange', () => {
      if (page.document.visibilityState === 'visible') listener();
    });
  };

/** Another tab may run an older or a newer build. */
function isPlaced(data: unknown): data is PlacedParts {
  return (
    typeof data === 'object' &&
    data !== null &&
    'key' in data &&
    typeof data.key === 'string' &&
    'names' in data &&
    Array.isArray(data.names) &&
    data.names.every((name) => typeof name === 'string')
  );
}
