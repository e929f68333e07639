import * as z from 'zod/mini'
import { integer, required, rowsOf, text } from '@/shared/form/fieldParsers'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { LEVEL, type Level } from './levels'
import type { RoomRole, VersionState } from './states'

/** What is to be corrected on one page. */
export const PageNote = z.object({ page: required(integer(1, 5000)), text: required(text(2, 500)) })

/** Notes that one audit may make. */
const MOST_NOTES = 50

/** What an audit asks of whoever makes it; forms, calls and the mock backend check by these. */
export const VERSION_INPUTS = {
  reject: z.object({ reason: required(text(5, 500)) }),
  giveBack: z.object({ reason: required(text(5, 500)), notes: rowsOf(PageNote, 1, MOST_NOTES) }),
}

export interface VersionFacts {
  state: VersionState
  /** What it was before it was recycled, and is again when it is restored. */
  stateBefore: VersionState | null
  submitterId: string
}

/** The user as he stands in the room of the version. */
export interface VersionViewer {
  userId: string
  role: RoomRole
  /** Of the document; of one in the recycle bin, which has no place, that of his role. */
  level: Level
  /** Whether anything may be changed in the room. */
  isOpen: boolean
}

/**
 * The life of a document's version. Deleting a document recycles its versions from where they stand, but not one that
 * waits for its audit.
 */
export const versionWorkflow = defineWorkflow<VersionFacts, VersionViewer>()({
  relations: {
    submitter: ({ submitterId }, { userId, isOpen }) => isOpen && submitterId === userId,
    admin: (_, { role, isOpen }) => isOpen && role === 'admin',
    manager: (_, { level, isOpen }) => isOpen && level >= LEVEL.manage,
  },
  guards: {
    notSubmitter: ['audit', ({ submitterId }, { userId }) => submitterId !== userId],
  },
  actions: {
    submit: { from: ['private', 'rejected'], who: ['submitter'], to: { state: 'submitted' } },
    approve: { from: ['submitted'], who: ['admin'], guards: ['notSubmitter'], to: { state: 'published' } },
    reject: {
      from: ['submitted'],
      who: ['admin'],
      guards: ['notSubmitter'],
      input: VERSION_INPUTS.reject,
      needsWarning: true,
      to: { state: 'rejected' },
    },
    /** As rejecting, with notes on pages. */
    giveBack: {
      from: ['submitted'],
      who: ['admin'],
      guards: ['notSubmitter'],
      input: VERSION_INPUTS.giveBack,
      needsWarning: true,
      to: { state: 'rejected' },
    },
    publish: { from: ['unpublished'], who: ['manager'], to: { state: 'published' } },
    unpublish: { from: ['published'], who: ['manager'], to: { state: 'unpublished' } },
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

/** Whether a user finds a document whose shown version stands so, at his level of it. */
export const isShownTo = (
  { state, submitterId }: Pick<VersionFacts, 'state' | 'submitterId'>,
  { userId, level }: Pick<VersionViewer, 'userId' | 'level'>,
): boolean =>
  level >= LEVEL.manage ||
  (level > LEVEL.none && state === 'published') ||
  (level >= LEVEL.upload && submitterId === userId)

/** The version of a document that its readers are shown: the published one, else the newest. */
export const shownVersion = <V extends { state: VersionState; no: number }>(
  versions: readonly V[],
): V | undefined => {
  const newestFirst = versions.toSorted((a, b) => b.no - a.no)
  return newestFirst.find(({ state }) => state === 'published') ?? newestFirst[0]
}
