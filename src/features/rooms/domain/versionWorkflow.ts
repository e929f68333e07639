import * as z from 'zod/mini'
import { integer, required, rowsOf, text } from '@/shared/form/fieldParsers'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { LEVEL, type Level } from './levels'
import type { RoomRole, VersionState } from './states'

export const PageNote = z.object({ page: required(integer(1, 5000)), text: required(text(2, 500)) })

const MAX_NOTES = 50

export const VERSION_INPUTS = {
  reject: z.object({ reason: required(text(5, 500)) }),
  giveBack: z.object({ reason: required(text(5, 500)), notes: rowsOf(PageNote, 1, MAX_NOTES) }),
}

export interface VersionFacts {
  state: VersionState
  stateBefore: VersionState | null
  submitterId: string
  /** A later version was redacted. */
  isUnredacted?: boolean | null | undefined
  /** Party that a variant is for; such versions are for administrators only. */
  tagId?: string | null | undefined
  isEnded?: boolean | null | undefined
}

export interface VersionViewer {
  userId: string
  role: RoomRole
  /** Level on the document; for a recycled document, which has no folder, by the role. */
  level: Level
  isOpen: boolean
}

/**
 * States of a document version. Deleting a document recycles its versions in any state except those waiting for review.
 */
export const versionWorkflow = defineWorkflow<VersionFacts, VersionViewer>()({
  relations: {
    submitter: ({ submitterId }, { userId, isOpen }) => isOpen && submitterId === userId,
    admin: (_, { role, isOpen }) => isOpen && role === 'admin',
    manager: ({ tagId }, { role, level, isOpen }) =>
      isOpen && level >= LEVEL.manage && (tagId == null || role === 'admin'),
  },
  guards: {
    notSubmitter: ['audit', ({ submitterId }, { userId }) => submitterId !== userId],
    notUnredacted: ['documents', (version) => version.isUnredacted !== true],
    notEnded: ['documents', ({ isEnded }) => isEnded !== true],
    forParty: ['documents', ({ tagId }) => tagId != null],
  },
  actions: {
    submit: {
      from: ['private', 'rejected'],
      who: ['submitter'],
      guards: ['notEnded'],
      to: { state: 'submitted' },
    },
    approve: {
      from: ['submitted'],
      who: ['admin'],
      guards: ['notSubmitter', 'notUnredacted', 'notEnded'],
      to: { state: 'published' },
    },
    reject: {
      from: ['submitted'],
      who: ['admin'],
      guards: ['notSubmitter'],
      input: VERSION_INPUTS.reject,
      needsWarning: true,
      to: { state: 'rejected' },
    },
    giveBack: {
      from: ['submitted'],
      who: ['admin'],
      guards: ['notSubmitter'],
      input: VERSION_INPUTS.giveBack,
      needsWarning: true,
      to: { state: 'rejected' },
    },
    publish: {
      from: ['unpublished'],
      who: ['manager'],
      guards: ['notUnredacted', 'notEnded'],
      to: { state: 'published' },
    },
    unpublish: { from: ['published'], who: ['manager'], to: { state: 'unpublished' } },
    /** Ends a variant: its party reads the general version from then on. */
    giveGeneral: {
      from: ['submitted', 'rejected', 'published', 'unpublished'],
      who: ['manager'],
      guards: ['forParty', 'notEnded'],
      needsWarning: true,
      to: () => ({ state: 'unpublished', isEnded: true }),
    },
    recycle: {
      from: ['private', 'rejected', 'published', 'unpublished'],
      who: ['manager'],
      to: (_, { state }) => ({ state: 'recycled', stateBefore: state }),
    },
    restore: {
      from: ['recycled'],
      who: ['admin'],
      to: (_, { stateBefore }) => ({ state: stateBefore ?? 'unpublished', stateBefore: null }),
    },
    purge: { from: ['recycled'], who: ['admin'], needsWarning: true },
  },
})
export type VersionAction = ActionOf<typeof versionWorkflow>

/** True if a document whose shown version has this state is visible to the user. */
export const isShownTo = (
  { state, submitterId }: Pick<VersionFacts, 'state' | 'submitterId'>,
  { userId, level }: Pick<VersionViewer, 'userId' | 'level'>,
): boolean =>
  level >= LEVEL.manage ||
  (level > LEVEL.none && state === 'published') ||
  (level >= LEVEL.upload && submitterId === userId)

/** Version shown to readers: the published one, otherwise the newest. */
export const shownVersion = <V extends { state: VersionState; no: number }>(
  versions: readonly V[],
): V | undefined => {
  const newestFirst = versions.toSorted((a, b) => b.no - a.no)
  return newestFirst.find(({ state }) => state === 'published') ?? newestFirst[0]
}
