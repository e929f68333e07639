import { zipSync } from 'fflate'
import { LEVEL } from '@/features/rooms/domain/levels'
import chinese from '@/features/rooms/locales/documents.zh.json'
import english from '@/features/rooms/locales/documents.en.json'
import { perScope, type Scope } from '@/entities/roomScope'
import { toCsv, safeFileName } from '@/shared/lib/csv'
import { distinctNames } from '@/shared/files/zip'
import { now } from '../../platform/clock'
import { collection } from '../../platform/collection'
import { nextId, type Account } from '../../platform/db'
import type { UnmarkableReason } from '../../platform/watermarkPdf'
import { Refusal } from '../../platform/mock'
import { push } from '../../platform/socket'
import { writeLog, remark } from '../log'
import { storeRoomFile } from '../roomFiles'
import { roomName, subtreeOf } from '../nodes'
import { REFUSALS } from '../refusals'
import { authorizeNode } from '../rights'
import { treeFor } from '../tree'
import { authorizeRoom } from '../store'
import { versionShownOn } from '../storedVersions'
import { watermarkedCopy, watermarkFor } from './documentFiles'

interface SkippedFile {
  name: string
  reason: UnmarkableReason | 'type'
}

interface ZipTask {
  id: string
  roomId: string
  userId: string
  ids: readonly string[] | null
  state: 'running' | 'done' | 'failed'
  progress: number
  files: number
  leftOut: readonly SkippedFile[]
  resource: string | null
  failsAt: number | null
}
export const zipTasks = perScope(() => collection<ZipTask>(REFUSALS.noTask))

const PROGRESS_STEP = 20

function downloadableNodes(scope: Scope, account: Account, roomId: string, ids: ZipTask['ids']) {
  const chosen = ids && new Set(subtreeOf(scope, roomId, ids).map(({ id }) => id))
  return treeFor(scope, account, roomId).filter(
    ({ id, kind, level }) =>
      (!chosen || chosen.has(id)) && kind === 'document' && level >= LEVEL.downloadMarked,
  )
}

export function startZip(scope: Scope, account: Account, roomId: string, ids: ZipTask['ids']): ZipTask {
  authorizeRoom(scope, account, roomId, 'document:list')
  for (const id of ids ?? []) {
    if (authorizeNode(scope, account, id, LEVEL.fence).roomId !== roomId)
      throw new Refusal(404, REFUSALS.noNode)
  }
  const files = downloadableNodes(scope, account, roomId, ids).length
  if (files === 0) throw new Refusal(500, REFUSALS.nothingToTake)
  const { userId } = account
  return zipTasks[scope].put({
    id: nextId(),
    roomId,
    userId,
    ids,
    state: 'running',
    progress: 0,
    files,
    leftOut: [],
    resource: null,
    failsAt: takeNextFailure(),
  })
}

let willFail = false
export const failNextZip = () => {
  willFail = true
}
function takeNextFailure() {
  const fails = willFail
  willFail = false
  return fails ? 80 : null
}

export const zipTaskOf = (scope: Scope, { userId }: Account, id: string) =>
  zipTasks[scope].require(id, (task) => task.userId === userId)

export const publicTask = ({ id, state, progress, files, leftOut, resource }: ZipTask) => ({
  id,
  state,
  progress,
  files,
  leftOut: [...leftOut],
  resource,
})

/** Advances a task. The content is decided at the end, because rights may change meanwhile. */
export async function stepZip(scope: Scope, account: Account, id: string): Promise<ZipTask> {
  const task = zipTaskOf(scope, account, id)
  // A task at 100 % is already being packed.
  if (task.state !== 'running' || task.progress === 100) return task
  const progress = Math.min(100, task.progress + PROGRESS_STEP)
  if (task.failsAt !== null && progress >= task.failsAt) {
    return notifyOwner(
      scope,
      zipTasks[scope].put({ ...task, progress: task.failsAt, state: 'failed', failsAt: null }),
    )
  }
  const stepped = zipTasks[scope].put({ ...task, progress })
  if (progress < 100) return stepped
  try {
    const packed = await createArchive(scope, account, task)
    return notifyOwner(scope, zipTasks[scope].put({ ...stepped, ...packed, state: 'done' }))
  } catch (error) {
    notifyOwner(scope, zipTasks[scope].put({ ...task, state: 'failed' }))
    throw error
  }
}

function notifyOwner(scope: Scope, task: ZipTask): ZipTask {
  const { id, roomId, state } = task
  push(task.userId, { code: 200, msg: 'vdrZip', data: { id, roomId, scope, state } })
  return task
}

/** Bilingual, like its content. */
const SKIPPED_LIST_NAME = '未包含的文件 Left out.csv'

async function skippedList(leftOut: readonly SkippedFile[]) {
  const [zh, en] = [chinese.unmarked, english.unmarked]
  const rows = leftOut.map(({ name, reason }) => [name, zh[reason], en[reason]])
  const heads = ['文件 File', '原因', 'Reason']
  return new Uint8Array(await toCsv([heads, ...rows]).arrayBuffer())
}

async function createArchive(scope: Scope, account: Account, { roomId, ids }: ZipTask) {
  const room = authorizeRoom(scope, account, roomId, 'document:list')
  const included = downloadableNodes(
    scope,
    account,
    room.id,
    ids && ids.filter((id) => isAccessible(scope, account, id)),
  )
  const leftOut: SkippedFile[] = []
  const files: { node: (typeof included)[number]; name: string; bytes: Uint8Array }[] = []
  for (const node of included) {
    const version = versionShownOn(scope, node)
    if (!version) continue
    const name = `${node.indexNo} ${safeFileName(node.name)}.${version.type}`
    // Sequentially, because each copy is held in memory.
    const copy = await watermarkedCopy(node, version, watermarkFor(scope, account, roomId, node.name)) // oxlint-disable-line no-await-in-loop -- one after the other keeps few in memory
    if (typeof copy === 'string') leftOut.push({ name, reason: copy })
    else files.push({ node, name, bytes: copy.bytes })
  }
  const names = distinctNames(files.map(({ name }) => name))
  const packed = Object.fromEntries(files.map((file, at) => [names[at]!, file.bytes]))
  if (leftOut.length > 0) packed[SKIPPED_LIST_NAME] = await skippedList(leftOut)
  const bytes = zipSync(packed, { level: 0 })
  writeLog(scope, roomId, account, { action: 'download', text: remark('zip', files.length) })
  for (const { node } of files) {
    writeLog(scope, roomId, account, {
      action: 'download',
      nodeId: node.id,
      versionNo: node.versionNo ?? 1,
      text: 'zip',
    })
  }
  const name = `${safeFileName(roomName(scope, roomId))}_${now().replace(/\D/g, '')}.zip`
  const file = { bytes, type: 'application/zip', name }
  const packedIds = files.map(({ node }) => node.id)
  return {
    files: files.length,
    leftOut,
    resource: storeRoomFile(scope, account, roomId, file, packedIds),
  }
}

function isAccessible(scope: Scope, account: Account, id: string) {
  try {
    return authorizeNode(scope, account, id, LEVEL.fence) !== undefined
  } catch {
    return false
  }
}

export function retryZip(scope: Scope, account: Account, id: string): ZipTask {
  const task = zipTaskOf(scope, account, id)
  return task.state === 'failed' ? zipTasks[scope].put({ ...task, state: 'running' }) : task
}
