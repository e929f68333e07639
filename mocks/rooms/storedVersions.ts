import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import type { VersionState } from '@/features/rooms/domain/states'
import { isVariant, versionReadBy } from '@/features/rooms/domain/variants'
import type { VersionFacts } from '@/features/rooms/domain/versionWorkflow'
import { perScope, type Scope } from '@/entities/roomScope'
import { collection } from '../platform/collection'
import type { StoredEntity } from '../platform/workflowStore'
import { REFUSALS } from './refusals'
import type { StoredNode } from './store'

/** A document version. Immutable: a change replaces the object under its id. */
export interface StoredVersion extends StoredEntity<VersionState>, VersionFacts {
  state: VersionState
  roomId: string
  documentId: string
  no: number
  submitBy: string
  submitTime: string
  type: string
  size: number
  pages: number
  /** Number of the version without redaction. */
  redactedFrom?: number
  /** SHA-256, hexadecimal. */
  hash: string
  /** Key in `roomFiles`; null for generated demo documents. */
  fileKey: string | null
  /** Reason for the rejection, with corrections by page. */
  reason: string
  notes: readonly { page: number; text: string }[]
}

export const versions = perScope(() => collection<StoredVersion>(REFUSALS.noVersion))

/** General versions and variants of a document, in the order in which they were made. */
export const allVersionsOf = (scope: Scope, documentId: string) =>
  versions[scope].all().filter((version) => version.documentId === documentId)

/** General versions of a document. */
export const versionsOf = (scope: Scope, documentId: string) =>
  allVersionsOf(scope, documentId).filter((version) => !isVariant(version))

/** Facts of a version that its document shows. */
export const shownFacts = ({
  state,
  no,
  type,
  size,
  pages,
  submitterId,
  submitTime,
  submitBy,
}: StoredVersion) => ({
  state,
  versionNo: no,
  type,
  size,
  pages,
  submitterId,
  updateTime: submitTime,
  updateBy: submitBy,
})

/** Returns a function that gives a node as the members with a tag read it. */
export function viewOfParty(scope: Scope, tagId: string | null) {
  const documents = new Set(
    tagId === null
      ? []
      : versions[scope].all().flatMap((version) => (version.tagId === tagId ? version.documentId : [])),
  )
  return <Node extends StoredNode & { level: Level }>(node: Node): Node => {
    if (node.level >= LEVEL.manage || !documents.has(node.id)) return node
    const read = versionReadBy(tagId, allVersionsOf(scope, node.id))
    if (!read) return { ...node, state: 'unpublished', submitterId: '' }
    return isVariant(read) ? { ...node, ...shownFacts(read), variantId: read.id } : node
  }
}

/** Version that a document shows to those who read it like this. */
export const versionShownOn = (
  scope: Scope,
  { id, versionNo, variantId }: Pick<StoredNode, 'id' | 'versionNo' | 'variantId'>,
): StoredVersion | undefined =>
  variantId === undefined
    ? versionsOf(scope, id).find(({ no }) => no === versionNo)
    : versions[scope].get(variantId)
