import { LEVEL } from '@/features/rooms/domain/levels'
import { isUnredacted } from '@/features/rooms/domain/redaction'
import { isVariant } from '@/features/rooms/domain/variants'
import type { VersionState } from '@/features/rooms/domain/states'
import { shownVersion, versionWorkflow, type VersionViewer } from '@/features/rooms/domain/versionWorkflow'
import texts from '@/features/rooms/locales/documents.zh.json'
import { perScope, type Scope } from '@/entities/roomScope'
import { entriesOf } from '../entities/seed/dictionaries'
import type { Account } from '../platform/db'
import { createWorkflowStore } from '../platform/workflowStore'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'
import { settings } from './settings'
import { levelOf, putNode } from './rights'
import { membershipIn, nodes, rooms, stateOf } from './store'
import { allVersionsOf, shownFacts, versions, versionsOf, type StoredVersion } from './storedVersions'

/** Facts of a version, with those that follow from the other versions of its document. */
export const factsFor = (scope: Scope, version: StoredVersion) => ({
  ...version,
  isUnredacted: isUnredacted(version, versionsOf(scope, version.documentId)),
})

export function versionViewer(scope: Scope, account: Account, version: StoredVersion): VersionViewer {
  const { userId } = account
  const member = membershipIn(scope, version.roomId, account)
  const role = member?.role ?? 'member'
  const isOpen = stateOf(rooms[scope].require(version.roomId)) === 'active'
  if (!member) return { userId, role, level: LEVEL.none, isOpen }
  const isInTree = nodes[scope].has(version.documentId)
  const level = isInTree
    ? levelOf(scope, member, version.documentId).level
    : role === 'admin'
      ? LEVEL.manage
      : LEVEL.none
  return { userId, role, level, isOpen }
}

/** Copies the current version's data to its node; does nothing while the document is in the recycle bin. */
export function showVersion(scope: Scope, by: string, documentId: string) {
  const node = nodes[scope].get(documentId)
  const shown = shownVersion(versionsOf(scope, documentId))
  if (!node || !shown) return
  putNode(scope, by, { ...node, ...shownFacts(shown) })
}

export function checkPublishingOn(scope: Scope, roomId: string) {
  if (settings[scope].get(roomId)?.isPublishingOn === false) throw new Refusal(500, REFUSALS.noPublishing)
}

const stateText = (state: VersionState) =>
  entriesOf('vdr_doc_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state

export const versionStores = perScope((scope) => {
  const { allowed, commit, act } = createWorkflowStore({
    workflow: versionWorkflow,
    noun: texts.version.noun,
    find: (account, id) =>
      versions[scope].require(id, (version) => {
        const viewer = versionViewer(scope, account, version)
        if (isVariant(version)) return viewer.role === 'admin'
        return (
          viewer.level >= LEVEL.manage ||
          version.submitterId === account.userId ||
          version.state === 'published'
        )
      }),
    put: (version) => {
      versions[scope].put(version)
      showVersion(scope, version.updatedBy, version.documentId)
    },
    viewerOf: (account, version) => versionViewer(scope, account, version),
    factsFor: (version) => factsFor(scope, version),
    messages: {
      role: REFUSALS.notYours,
      state: REFUSALS.otherState,
      notSubmitter: texts.guard.notSubmitter,
      notUnredacted: texts.guard.notUnredacted,
      notEnded: texts.guard.notEnded,
      forParty: texts.guard.forParty,
    },
    stateText,
    wireNameOf: (action) => action,
  })
  return {
    allowed,
    commit,
    act,
    /** Ends the variants of a tag that is deleted. */
    endVariants(account: Account, tagId: string) {
      for (const version of versions[scope].all())
        if (version.tagId === tagId && version.isEnded !== true) commit(account, 'giveGeneral', version)
    },
    /** Publishes the version and unpublishes the previous one; a variant replaces those of its party only. */
    approve(account: Account, ref: { id: string; version?: number }) {
      const version = allowed(account, 'approve', ref)
      checkPublishingOn(scope, version.roomId)
      const result = commit(account, 'approve', version)
      for (const before of allVersionsOf(scope, version.documentId)) {
        const isSameParty = (before.tagId ?? null) === (version.tagId ?? null)
        if (before.id === version.id || before.state !== 'published' || !isSameParty) continue
        versions[scope].put({ ...before, state: 'unpublished' })
      }
      showVersion(scope, account.nickName, version.documentId)
      return result
    },
  }
})
