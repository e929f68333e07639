import { LEVEL } from '@/features/rooms/domain/levels'
import type { RightsChange } from '@/features/rooms/domain/rights'
import type { Scope } from '@/entities/roomScope'
import { storedFiles } from '../../platform/files'
import { BAD_PDFS, type BadPdf } from '../documents/badPdf'
import { roomLog } from '../log'
import { asReader, changeRights, termsOf } from '../rights'
import { members, nodes, rooms, tags, type StoredNode } from '../store'
import { versions } from '../versions'
import { asLog, demoVisits } from './demoVisits'
import { inDays } from './times'
import { versionOf } from './versions'

const ROOM = 'large'
const FOLDERS = 2_000
const DOCUMENTS = 10_000
const TAGS = 30
const ENTRIES = 100_000
const DAY = 86_400_000
const PARTS = ['化学', '药理', '毒理', '临床', '注册', '生产', '合同', '财务', '专利', '质量'] as const

/** What is wrong with each, as its name says it. */
const BAD: readonly (readonly [wrong: BadPdf | null, name: string, pages: number])[] = [
  ['empty', '空文件（演示）', 1],
  ['html', '不是 PDF（演示）', 1],
  ['cut', '损坏的文件（演示）', 1],
  ['password', '有密码的文件（演示）', 1],
  ['wall', '一页 10 × 10 米（演示）', 1],
  [null, '5,000 页（演示）', 5_000],
]

/** A folder within another for every tenth, so that the tree is a few levels deep. */
const parentOf = (index: number) => (index < 12 ? null : `${ROOM}-f${Math.floor((index - 12) / 10)}`)

/**
 * A room of 2,000 folders, 10,000 documents, 30 tags and 100,000 entries in its log, of which the demo's administrator is the leader, with a folder
 * of files that can't be read as they are.
 */
export function addLargeRoom(scope: Scope) {
  if (rooms[scope].has(ROOM)) return
  const leader = members[scope].all().find(({ userId, roomId }) => userId === '1' && roomId === '1')!
  const room = { ...rooms[scope].require('1'), id: ROOM, name: '大型数据室（演示）', endTime: inDays(90) }
  rooms[scope].put(room)
  const member = members[scope].put({ ...leader, id: `${ROOM}-1`, roomId: ROOM, tagId: null })
  const first = tags[scope].require('1')
  for (let at = 1; at <= TAGS; at += 1) {
    tags[scope].put({ ...first, id: `${ROOM}-t${at}`, roomId: ROOM, name: `参与方 ${at}（演示）` })
  }
  const changes: RightsChange[] = [termsOf(room), { kind: 'member', reader: asReader(member) }]
  const orders = new Map<string | null, number>()
  function put(node: Omit<StoredNode, 'roomId' | 'order' | 'createTime'>) {
    const order = (orders.get(node.parentId) ?? 0) + 1
    orders.set(node.parentId, order)
    const kept = nodes[scope].put({ ...node, roomId: ROOM, order, createTime: inDays(-30) })
    changes.push({ kind: 'node', node: kept.id, parent: kept.parentId })
    return kept
  }
  for (let at = 0; at < FOLDERS; at += 1) {
    put({
      id: `${ROOM}-f${at}`,
      parentId: parentOf(at),
      kind: 'folder',
      name: `${PARTS[at % 10]!}资料 ${at + 1}（演示）`,
    })
  }
  for (let at = 0; at < DOCUMENTS; at += 1) {
    const document = put({
      id: `${ROOM}-d${at}`,
      parentId: `${ROOM}-f${at % FOLDERS}`,
      kind: 'document',
      name: `${PARTS[(at * 7) % 10]!}报告 ${at + 1}（演示）`,
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
  const bad = put({ id: `${ROOM}-bad`, parentId: null, kind: 'folder', name: '坏文件（演示）' })
  for (const [at, [wrong, name, pages]] of BAD.entries()) {
    const bytes = wrong && BAD_PDFS[wrong]()
    const document = put({
      id: `${ROOM}-bad-${at}`,
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
    const fileName = bytes && `/demo/${document.id}.pdf`
    if (fileName) storedFiles.put({ id: fileName, bytes, type: 'application/pdf', name, isProtected: true })
    versions[scope].put(versionOf(document, { fileName }))
  }
  for (let at = 1; at <= TAGS; at += 1) {
    changes.push({
      kind: 'rule',
      node: `${ROOM}-f${at % 12}`,
      subject: 'tag',
      id: `${ROOM}-t${at}`,
      level: LEVEL.view,
    })
  }
  changeRights(scope, ROOM, leader.name, changes, inDays(-30))
  const seen = nodes[scope]
    .all()
    .filter(({ roomId, kind }) => roomId === ROOM && kind === 'document')
    .map((node) => ({ node, level: LEVEL.manage }))
  const visitor = { member, tagName: '', documents: seen, takesAlong: true }
  const now = Date.now()
  const period = { from: now - 29 * DAY, to: now, count: ENTRIES, seed: 2000 }
  for (const entry of asLog(ROOM, demoVisits([visitor], period))) roomLog[scope].put(entry)
}
