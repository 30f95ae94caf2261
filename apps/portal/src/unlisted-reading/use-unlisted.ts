import { useSyncExternalStore } from 'react';
import { type CalendarDay, chosenAccount, type MeterType } from '@ablesbar/domain';
import type { ScaledPhoto } from '@ablesbar/ui';
import {
  assessUnlistedReading,
  cleanMeterNumber,
  detectMeterType,
  type Problem,
  type UnlistedAssessment,
  type UnlistedField,
} from '@ablesbar/validation';
import { usePortal } from '../base/portal';
import { useSession } from '../base/session';
import { useAppDispatch, useAppSelector } from '../base/store';
import { useToday } from '../base/use-today';
import { useWorkplace } from '../base/workplace';
import { discardPhotos, type DraftPhoto } from '../reading';
import {
  isUnlistedEmpty,
  unlistedCleared,
  type UnlistedDraft,
  unlistedEntered,
  unlistedRestored,
} from './unlisted-draft.slice';
import { mostUnlistedPhotos, UNLISTED_DRAFT, UNLISTED_SLOT, extrasToSend } from './unlisted-extras';

const NONE: readonly DraftPhoto[] = [];

export interface UnlistedState {
  readonly draft: UnlistedDraft;
  readonly photos: readonly DraftPhoto[];
  readonly isEmpty: boolean;
  readonly most: number;
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  /** Null until the user has chosen one of several accounts. */
  readonly accountId: string | null;
  /** What the meter measures: the user's choice, else what its number says. */
  readonly medium: MeterType | null;
  readonly assessment: UnlistedAssessment;
  /** What is wrong with a field. Missing entries are listed beside the button, not at their fields. */
  readonly problemAt: (field: UnlistedField) => Problem | null;
  readonly extras: ReturnType<typeof extrasToSend>;
  readonly enter: (part: Partial<Omit<UnlistedDraft, 'changedAt'>>) => void;
  readonly addPhoto: (photo: ScaledPhoto) => void;
  readonly removePhoto: (index: number) => void;
  /** Returns a function that undoes it. */
  readonly discard: () => () => void;
}

/** The current form, with the result of all rules. */
export function useUnlisted(): UnlistedState {
  const dispatch = useAppDispatch();
  const { application, ports } = usePortal();
  const { config } = application;
  const today = useToday();
  const { accountIds } = useSession();
  const draft = useAppSelector((state) => state.unlistedDraft);
  const { draftPhotos } = useWorkplace();
  const taken = () => draftPhotos.of(UNLISTED_DRAFT)[UNLISTED_SLOT] ?? NONE;
  const photos = useSyncExternalStore(draftPhotos.subscribe, taken);
  const most = mostUnlistedPhotos(config);
  const day = draft.day ?? today;
  const extras = extrasToSend(draft, photos, config);
  const enter: UnlistedState['enter'] = (part) =>
    void dispatch(unlistedEntered({ ...part, at: ports.now().toISOString() }));
  const put = (next: readonly DraftPhoto[]) => {
    // If the disk rejects a photo, the page still has it.
    void draftPhotos.put(UNLISTED_DRAFT, UNLISTED_SLOT, next).catch(() => undefined);
    enter({});
  };
  const assessment = assessUnlistedReading({
    reading: { ...draft, photoCount: extras.photos.length, day },
    settings: { features: config.features, meterReading: config.meterReading },
    today,
  });
  return {
    draft,
    photos,
    isEmpty: isUnlistedEmpty(draft, photos),
    most,
    day,
    today,
    accountId: chosenAccount(accountIds, draft.accountId),
    medium: draft.meterType ?? detectMeterType(cleanMeterNumber(draft.meterNumber.trim())),
    assessment,
    problemAt(field) {
      const problem = assessment.problems.find((one) => one.field === field)?.problem ?? null;
      return problem === null || isMissing(problem) ? null : problem;
    },
    extras,
    enter,
    addPhoto: (photo) => put([...taken(), { id: ports.newId(), ...photo }]),
    removePhoto: (index) => put(taken().filter((_, n) => n !== index)),
    discard: () => {
      const undoPhotos = discardPhotos(draftPhotos, UNLISTED_DRAFT);
      dispatch(unlistedCleared());
      return () => {
        dispatch(unlistedRestored(draft));
        undoPhotos();
      };
    },
  };
}

function isMissing({ code }: Problem): boolean {
  return code === 'meter-number-missing' || code === 'value-missing' || code === 'photo-missing';
}
