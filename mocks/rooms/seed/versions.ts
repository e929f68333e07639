import { SCOPES } from '@/entities/roomScope'
import { officeVersion } from './officeDocuments'
import { nodes, type StoredNode } from '../store'
import { versions, type StoredVersion } from '../storedVersions'

const digestOf = (text: string) =>
  Array.from({ length: 8 }, (_, part) => {
    let state = 2166136261 ^ part
    for (const sign of text) state = Math.imul(state ^ sign.charCodeAt(0), 16777619)
    return (state >>> 0).toString(16).padStart(8, '0')
  }).join('')

/** The current version of a demo document, derived from its node. */
export function versionOf(document: StoredNode, changes: Partial<StoredVersion> = {}): StoredVersion {
  const { id, roomId, pages = 1, size = 0, state = 'published', versionNo = 1 } = document
  const { updateTime = '', updateBy = '', submitterId = '' } = document
  const no = changes.no ?? versionNo
  return {
    id: `${id}v${no}`,
    roomId,
    documentId: id,
    no,
    state,
    stateBefore: null,
    submitterId,
    submitBy: updateBy,
    submitTime: updateTime,
    type: 'pdf',
    size,
    pages,
    hash: digestOf(`${id}v${no}`),
    fileKey: null,
    reason: state === 'rejected' ? '第 3 页表格缺少单位（演示）' : '',
    notes: state === 'rejected' ? [{ page: 3, text: '请补充浓度单位（演示）' }] : [],
    version: 1,
    stateTime: updateTime,
    updateTime,
    updatedBy: updateBy,
    events: [],
    ...changes,
  }
}

/** In addition to the current versions: a superseded one and one pending audit. */
const EXTRA_VERSIONS: readonly (readonly [document: string, changes: Partial<StoredVersion>])[] = [
  ['8-1', { no: 1, state: 'unpublished' }],
  ['6-2-1', { no: 2, state: 'submitted' }],
]

for (const scope of SCOPES) {
  // Uses the seeded nodes only, because this runs on first access, when users may have added others.
  versions[scope].seed(() => {
    const documents = nodes[scope].seeded().filter(({ kind }) => kind === 'document')
    const others = EXTRA_VERSIONS.flatMap(([id, changes]) => {
      const document = documents.find((each) => each.id === id)
      return document ? [versionOf(document, changes)] : []
    })
    return [...documents.map((document) => versionOf(document, officeVersion(scope, document.id))), ...others]
  })
}
