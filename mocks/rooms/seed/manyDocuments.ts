import { LEVEL } from '@/features/rooms/domain/levels'
import type { RightsChange } from '@/features/rooms/domain/rights'
import type { Scope } from '@/entities/roomScope'
import { BAD_PDFS, type BadPdf } from '../documents/badPdf'
import { roomLog } from '../log'
import { roomFiles } from '../roomFiles'
import { toReader, changeRights, roomRightsOf } from '../rights'
import { members, nodes, rooms, tags, type StoredNode } from '../store'
import { versions } from '../storedVersions'
import { toLog, demoVisits } from './demoVisits'
import { inDays } from './times'
import { versionOf } from './versions'

const ROOM_ID = 'large'
const FOLDERS = 2_000
const DOCUMENTS = 10_000
const TAGS = 30
const ENTRIES = 100_000
const DAY = 86_400_000
const TOPICS = ['化学', '药理', '毒理', '临床', '注册', '生产', '合同', '财务', '专利', '质量'] as const

const BAD_FILES: readonly (readonly [wrong: BadPdf | null, name: string, pages: number])[] = [
  ['empty', '空文件（演示）', 1],
  ['html', '不是 PDF（演示）', 1],
  ['cut', '损坏的文件（演示）', 1],
  ['password', '有密码的文件（演示）', 1],
  ['wall', '一页 10 × 10 米（演示）', 1],
  [null, '5,000 页（演示）', 5_000],
]

const parentOf = (index: number) => (index < 12 ? null : `${ROOM_ID}-f${Math.floor((index - 12) / 10)}`)

export function addLargeRoom(scope: Scope) {
  if (rooms[scope].has(ROOM_ID)) return
  const leader = members[scope].all().find(({ userId, roomId }) => userId === '1' && roomId === '1')!
  const room = { ...rooms[scope].require('1'), id: ROOM_ID, name: '大型数据室（演示）', endTime: inDays(90) }
  rooms[scope].put(room)
  const member = members[scope].put({ ...leader, id: `${ROOM_ID}-1`, roomId: ROOM_ID, tagId: null })
  const first = tags[scope].require('1')
  for (let at = 1; at <= TAGS; at += 1) {
    tags[scope].put({ ...first, id: `${ROOM_ID}-t${at}`, roomId: ROOM_ID, name: `参与方 ${at}（演示）` })
  }
  const changes: RightsChange[] = [roomRightsOf(room), { kind: 'member', reader: toReader(member) }]
  const orders = new Map<string | null, number>()
  function put(node: Omit<StoredNode, 'roomId' | 'order' | 'createTime'>) {
    const order = (orders.get(node.parentId) ?? 0) + 1
    orders.set(node.parentId, order)
    const stored = nodes[scope].put({ ...node, roomId: ROOM_ID, order, createTime: inDays(-30) })
    changes.push({ kind: 'node', node: stored.id, parent: stored.parentId })
    return stored
  }
  for (let at = 0; at < FOLDERS; at += 1) {
    put({
      id: `${ROOM_ID}-f${at}`,
      parentId: parentOf(at),
      kind: 'folder',
      name: `${TOPICS[at % 10]!}资料 ${at + 1}（演示）`,
    })
  }
  for (let at = 0; at < DOCUMENTS; at += 1) {
    const document = put({
      id: `${ROOM_ID}-d${at}`,
      parentId: `${ROOM_ID}-f${at % FOLDERS}`,
      kind: 'document',
      name: `${TOPICS[(at * 7) % 10]!}报告 ${at + 1}（演示）`,
      type: 'pdf',
      pages: (at % 40) + 1,
      size: 40_000 + at,
      state: 'published',
      versionNo: 1,
      updateTime: inDays(-(at % 30)),
      updateBy: leader.name,
      submitterId: '40',
    })
    versions[scope].put(versionOf(document))
  }
  const bad = put({ id: `${ROOM_ID}-bad`, parentId: null, kind: 'folder', name: '坏文件（演示）' })
  for (const [at, [defect, name, pages]] of BAD_FILES.entries()) {
    const bytes = defect && BAD_PDFS[defect]()
    const document = put({
      id: `${ROOM_ID}-bad-${at}`,
      parentId: bad.id,
      kind: 'document',
      name,
      type: 'pdf',
      pages,
      size: bytes?.length ?? 40_000,
      state: 'published',
      versionNo: 1,
      updateTime: inDays(-1),
      updateBy: leader.name,
      submitterId: '40',
    })
    const fileKey = bytes && crypto.randomUUID()
    if (fileKey) roomFiles.put({ id: fileKey, bytes, type: 'application/pdf', name })
    versions[scope].put(versionOf(document, { fileKey }))
  }
  for (let at = 1; at <= TAGS; at += 1) {
    changes.push({
      kind: 'rule',
      node: `${ROOM_ID}-f${at % 12}`,
      subject: 'tag',
      id: `${ROOM_ID}-t${at}`,
      level: LEVEL.view,
    })
  }
  changeRights(scope, ROOM_ID, leader.name, changes, inDays(-30))
  const seen = nodes[scope]
    .all()
    .filter(({ roomId, kind }) => roomId === ROOM_ID && kind === 'document')
    .map((node) => ({ node, level: LEVEL.manage }))
  const visitor = { member, tagName: '', documents: seen, triesDownloads: true }
  const now = Date.now()
  const period = { from: now - 29 * DAY, to: now, count: ENTRIES, seed: 2000 }
  for (const entry of toLog(ROOM_ID, demoVisits([visitor], period))) roomLog[scope].put(entry)
}
