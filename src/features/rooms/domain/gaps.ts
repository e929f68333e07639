import type { VersionState } from './states'
import { templateFolders, type TemplateFolder } from './template'
import { shownVersion } from './versionWorkflow'

export interface CheckedNode {
  id: string
  parentId: string | null
  kind: 'folder' | 'document'
  name: string
  indexNo: string
  /** Versions of a document, in any order. */
  versions: readonly CheckedVersion[]
}

interface CheckedVersion {
  no: number
  state: VersionState
  /** SHA-256 of the content; empty if unknown. */
  hash: string
}

export interface SectionCompleteness extends TemplateFolder<CheckedNode> {
  /** Expected subfolders with at least one published document, of all that the checklist expects. */
  filled: number
  expected: number
  /** Expected subfolders that are missing, or without a published document. */
  gaps: readonly TemplateFolder<CheckedNode>[]
}

export interface Gaps {
  sections: readonly SectionCompleteness[]
  /** Folders without any document; of nested ones the outermost. */
  emptyFolders: readonly CheckedNode[]
  /** Documents of which the shown versions have the same content. */
  duplicates: readonly (readonly CheckedNode[])[]
  /** Documents with several versions, none of which was ever published. */
  neverPublished: readonly CheckedNode[]
}

/** Something that the check has found at a folder or document. */
export interface Finding {
  kind: 'empty' | 'duplicate' | 'unpublished'
  node: CheckedNode
  /** Other documents with the same content. */
  others: readonly CheckedNode[]
}

const isPublished = ({ versions }: CheckedNode) => versions.some(({ state }) => state === 'published')

/** States of versions that readers have seen, even if they no longer do. */
const WAS_PUBLISHED: ReadonlySet<VersionState> = new Set(['published', 'unpublished'])

/** Ids of all folders above documents that meet the condition. */
function foldersAbove(nodes: readonly CheckedNode[], matches: (document: CheckedNode) => boolean) {
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]))
  const found = new Set<string>()
  for (const node of nodes) {
    if (node.kind !== 'document' || !matches(node)) continue
    let at = node.parentId
    while (at !== null && !found.has(at)) {
      found.add(at)
      at = parents.get(at) ?? null
    }
  }
  return found
}

function duplicatesIn(documents: readonly CheckedNode[]): CheckedNode[][] {
  const byHash = new Map<string, CheckedNode[]>()
  for (const document of documents) {
    const hash = shownVersion(document.versions)?.hash
    if (hash) byHash.set(hash, [...(byHash.get(hash) ?? []), document])
  }
  return [...byHash.values()].filter(({ length }) => length > 1)
}

/** Compares a room with the due-diligence checklist, which is its folder template, and looks for leftovers. */
export function findGaps(nodes: readonly CheckedNode[]): Gaps {
  const withPublished = foldersAbove(nodes, isPublished)
  const withDocuments = foldersAbove(nodes, () => true)
  const isEmpty = (id: string | null) => id !== null && !withDocuments.has(id)
  const documents = nodes.filter(({ kind }) => kind === 'document')
  return {
    sections: templateFolders(nodes).map(({ inside, ...section }) => {
      const gaps = inside.filter(({ folder }) => !folder || !withPublished.has(folder.id))
      return { ...section, gaps, filled: inside.length - gaps.length, expected: inside.length }
    }),
    emptyFolders: nodes.filter(
      ({ kind, id, parentId }) => kind === 'folder' && isEmpty(id) && !isEmpty(parentId),
    ),
    duplicates: duplicatesIn(documents),
    neverPublished: documents.filter(
      ({ versions }) => versions.length > 1 && !versions.some(({ state }) => WAS_PUBLISHED.has(state)),
    ),
  }
}

/** Findings besides the checklist: empty folders, each of the duplicates, and documents that were never published. */
export const findingsIn = ({ emptyFolders, duplicates, neverPublished }: Gaps): Finding[] => [
  ...emptyFolders.map((node) => ({ kind: 'empty' as const, node, others: [] })),
  ...duplicates.flatMap((group) =>
    group.map((node) => ({
      kind: 'duplicate' as const,
      node,
      others: group.filter((each) => each !== node),
    })),
  ),
  ...neverPublished.map((node) => ({ kind: 'unpublished' as const, node, others: [] })),
]
