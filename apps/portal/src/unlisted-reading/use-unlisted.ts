import { useSyncExternalStore } from 'react';
import { type CalendarDay, chosenAccount } from '@ablesbar/domain';
import type { ScaledPhoto } from '@ablesbar/ui';
import {
  assessUnlistedReading,
  countedPhotos,
  type UnlistedAssessment,
} from '@ablesbar/validation';
import { usePortal } from '../app/portal-context';
import { useAppDispatch, useAppSelector } from '../app/store';
import { useToday } from '../app/use-today';
import { type DraftPhoto, useDraftPhotos } from '../reading';
import { useSession } from '../session';
import { unlistedEntered, type UnlistedDraft } from './unlisted-draft.slice';
import { mostUnlistedPhotos, UNLISTED_DRAFT, UNLISTED_SLOT } from './unlisted-photos';

const NONE: readonly DraftPhoto[] = [];

export interface UnlistedState {
  readonly draft: UnlistedDraft;
  readonly photos: readonly DraftPhoto[];
  readonly most: number;
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  /** Null while one of several has to be chosen. */
  readonly accountId: string | null;
  readonly assessment: UnlistedAssessment;
  readonly enter: (part: Partial<UnlistedDraft>) => void;
  readonly addPhoto: (photo: ScaledPhoto) => void;
  readonly removePhoto: (index: number) => void;
}

/** The form as it stands, with everything the rules say about it. */
export function useUnlisted(): UnlistedState {
  const dispatch = useAppDispatch();
  const { application, ports } = usePortal();
  const { config } = application;
  const today = useToday();
  const { accountIds } = useSession();
  const draft = useAppSelector((state) => state.unlistedDraft);
  const draftPhotos = useDraftPhotos();
  const taken = () => draftPhotos.of(UNLISTED_DRAFT)[UNLISTED_SLOT] ?? NONE;
  const photos = useSyncExternalStore(draftPhotos.subscribe, taken);
  const most = mostUnlistedPhotos(config);
  const day = draft.day ?? today;
  const put = (next: readonly DraftPhoto[]) =>
    // Where the disk does not take a photo, the page still has it.
    void draftPhotos.put(UNLISTED_DRAFT, UNLISTED_SLOT, next).catch(() => undefined);
  return {
    draft,
    photos,
    most,
    day,
    today,
    accountId: chosenAccount(accountIds, draft.accountId),
    assessment: assessUnlistedReading({
      reading: { ...draft, photoCount: countedPhotos(photos.length, most), day },
      settings: { features: config.features, meterReading: config.meterReading },
      today,
    }),
    enter: (part) => void dispatch(unlistedEntered(part)),
    addPhoto: (photo) => put([...taken(), { id: ports.newId(), ...photo }]),
    removePhoto: (index) => put(taken().filter((_, n) => n !== index)),
  };
}
