import type { Submission } from '@/features/rooms/audit/audit.api'
import { partiesWithVariant, versionReadBy } from '@/features/rooms/domain/variants'
import type { Scope } from '@/entities/roomScope'
import { hasSignatureOf } from '@/shared/files/signatures'
import { parseTime } from '@/shared/lib/dates'
import { formatFileSize } from '@/shared/lib/fileSize'
import type { Account } from '../platform/db'
import { roomFiles } from './roomFiles'
import { nodes, tags, uploadLimitsOf, type StoredNode } from './store'
import { allVersionsOf, versions, type StoredVersion } from './storedVersions'

type Check = Submission['checks'][number]

const DECISIONS = new Set(['approve', 'reject', 'giveBack'])

export const decisionOn = ({ events }: StoredVersion) =>
  events.findLast(({ action }) => DECISIONS.has(action))

export const pendingIn = (scope: Scope, room: string) =>
  versions[scope]
    .all()
    .filter(
      ({ roomId, documentId, state }) =>
        roomId === room && state === 'submitted' && nodes[scope].has(documentId),
    )

/** Pending versions of others, because nobody audits their own. */
export const auditableBy = (scope: Scope, room: string, { userId }: Pick<Account, 'userId'>) =>
  pendingIn(scope, room).filter(({ submitterId }) => submitterId !== userId)

const DAY = 86_400_000

export const hasWaitedDays = ({ submitTime }: StoredVersion, days: string) =>
  Date.now() - (parseTime(submitTime)?.getTime() ?? 0) >= Number(days) * DAY

/** Resembles an index number, which the room assigns itself. */
const NUMBERED = /^\d+(\.\d+)+\s/
const UNFINISHED_NAME = /副本|未命名|最终版|copy|untitled|final|\(\d+\)$/i
const PERSONAL_DATA: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['身份证号', /(?<!\d)\d{17}[\dx](?!\d)/i],
  ['手机号', /(?<!\d)1[3-9]\d{9}(?!\d)/],
  ['电子邮箱', /[\w.+-]+@[\w-]+(\.[\w-]+)+/],
  ['出生日期', /\d{4}\s*年[\d\s月日]*出生|出生(日期|年月)|\bborn (on|in)?\s*\S*\s*\d{4}|date of birth/i],
]

function personalDataIn(pages: readonly string[] | null): Check {
  if (pages === null) return { check: 'personalData', result: 'unchecked', reason: '正文未能读取', pages: [] }
  const found = PERSONAL_DATA.filter(([, pattern]) => pages.some((text) => pattern.test(text)))
  if (found.length === 0) return ok('personalData')
  const foundPages = pages.flatMap((text, at) =>
    found.some(([, pattern]) => pattern.test(text)) ? at + 1 : [],
  )
  return warningCheck('personalData', `含${found.map(([name]) => name).join('、')}`, foundPages)
}

const ok = (check: Check['check']): Check => ({ check, result: 'ok', reason: null, pages: [] })
const warningCheck = (check: Check['check'], reason: string, pages: number[] = []): Check => ({
  check,
  result: 'warning',
  reason,
  pages,
})

export function checksOf(
  scope: Scope,
  version: StoredVersion,
  { name }: StoredNode,
  text: readonly string[] | null,
): Check[] {
  const duplicateVersion = versions[scope]
    .all()
    .find(
      ({ roomId, documentId, hash }) =>
        roomId === version.roomId && hash === version.hash && documentId !== version.documentId,
    )
  const duplicateName = duplicateVersion && nodes[scope].get(duplicateVersion.documentId)?.name
  const isPdf = version.type === 'pdf'
  const file = version.fileKey === null ? undefined : roomFiles.get(version.fileKey)
  const matchesType = !file || hasSignatureOf(version.type, file.bytes.slice(0, 16))
  const { maxSize } = uploadLimitsOf(scope, version.roomId)
  return [
    matchesType
      ? ok('type')
      : { check: 'type', result: 'failed', reason: `内容不是 ${version.type}`, pages: [] },
    version.size <= maxSize
      ? ok('size')
      : { check: 'size', result: 'failed', reason: `超过 ${formatFileSize(maxSize)}`, pages: [] },
    duplicateName ? warningCheck('duplicate', `与“${duplicateName}”内容相同`) : ok('duplicate'),
    NUMBERED.test(name) ? warningCheck('index', '名称自带编号，房间会再编一次号') : ok('index'),
    UNFINISHED_NAME.test(name) ? warningCheck('name', '名称像是草稿或副本') : ok('name'),
    isPdf ? ok('watermark') : warningCheck('watermark', '该类型没有可加水印的页面，只能下载原件'),
    personalDataIn(text),
  ]
}

export function submissionOf(
  scope: Scope,
  version: StoredVersion,
  folders: string[],
  text: readonly string[] | null,
): Submission {
  const node = nodes[scope].require(version.documentId)
  const { id, documentId, type, size, pages, no, state, submitterId, submitBy, submitTime, reason } = version
  const decision = decisionOn(version)
  const all = allVersionsOf(scope, documentId)
  const tagName = (tagId: string) => tags[scope].get(tagId)?.name ?? ''
  const party = version.tagId ?? null
  const shown = versionReadBy(party, all)
  const current = shown?.state === 'published' && shown.id !== id ? shown : undefined
  const otherParties = party === null ? partiesWithVariant(all) : []
  return {
    id,
    documentId,
    name: node.name,
    folders,
    type,
    size,
    pages,
    versionNo: no,
    currentVersionNo: current?.no ?? null,
    currentVersionId: current?.id ?? null,
    partyName: party === null ? null : tagName(party),
    keptBy: otherParties.map(tagName),
    submitterId,
    submitterName: submitBy,
    submitTime,
    state,
    checks: checksOf(scope, version, node, text),
    decideTime: decision?.time ?? null,
    deciderName: decision?.by ?? null,
    reason,
  }
}

export function foldersOf(scope: Scope, id: string): string[] {
  const names: string[] = []
  for (let at = nodes[scope].get(id)?.parentId ?? null; at !== null;) {
    const folder = nodes[scope].get(at)
    names.unshift(folder?.name ?? '')
    at = folder?.parentId ?? null
  }
  return names
}
