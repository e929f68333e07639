import { zipSync } from 'fflate'
import { LEVEL } from '@/features/rooms/domain/levels'
import chinese from '@/features/rooms/locales/documents.zh.json'
import english from '@/features/rooms/locales/documents.en.json'
import { perScope, type Scope } from '@/entities/roomScope'
import { csvOf, fileNameOf } from '@/shared/lib/csv'
import { distinctNames } from '@/shared/files/zip'
import { now } from '../../platform/clock'
import { collection } from '../../platform/collection'
import { nextId, type Account } from '../../platform/db'
import type { Unmarkable } from '../../platform/markPdf'
import { Refusal } from '../../platform/mock'
import { push } from '../../platform/socket'
import { note, remark } from '../log'
import { keepRoomFile } from '../madeFiles'
import { roomName, subtreeOf } from '../nodes'
import { REFUSALS } from '../refusals'
import { nodeAllowing } from '../rights'
import { treeFor } from '../tree'
import { roomAllowing } from '../store'
import { versionsOf } from '../versions'
import { markedCopy, markFor } from './bytes'

interface LeftOut {
  name: string
  reason: Unmarkable | 'type'
}

/** An archive on its way. Each time it is asked about it has come a step further. */
interface ZipTask {
  id: string
  roomId: string
  userId: string
  /** What was chosen; null for the whole room. */
  ids: readonly string[] | null
  state: 'running' | 'done' | 'failed'
  progress: number
  files: number
  /** What could not be packed, and why. */
  leftOut: readonly LeftOut[]
  resource: string | null
  /** It fails once when it has come so far; null for never. */
  failsAt: number | null
}
export const zipTasks = perScope(() => collection<ZipTask>(REFUSALS.noTask))

/** Percent that a task comes further between two questions. */
const STEP = 20

/** The documents of a selection, or of the whole room, that the caller may take along as copies with his mark. */
function takenAlong(scope: Scope, account: Account, roomId: string, ids: ZipTask['ids']) {
  const chosen = ids && new Set(subtreeOf(scope, roomId, ids).map(({ id }) => id))
  return treeFor(scope, account, roomId).filter(
    ({ id, kind, level }) =>
      (!chosen || chosen.has(id)) && kind === 'document' && level >= LEVEL.downloadMarked,
  )
}

export function startZip(scope: Scope, account: Account, roomId: string, ids: ZipTask['ids']): ZipTask {
  roomAllowing(scope, account, roomId, 'document:list')
  for (const id of ids ?? []) {
    if (nodeAllowing(scope, account, id, LEVEL.fence).roomId !== roomId)
      throw new Refusal(404, REFUSALS.noNode)
  }
  const files = takenAlong(scope, account, roomId, ids).length
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
    failsAt: failNext(),
  })
}

let willFail = false
/** The next task fails when it has come to 80 %. */
export const failNextZip = () => {
  willFail = true
}
function failNext() {
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

/** A task as it is by now. What is taken along is decided when it ends: rights may have changed meanwhile. */
export async function stepZip(scope: Scope, account: Account, id: string): Promise<ZipTask> {
  const task = zipTaskOf(scope, account, id)
  // One that has come to its end is being packed.
  if (task.state !== 'running' || task.progress === 100) return task
  const progress = Math.min(100, task.progress + STEP)
  if (task.failsAt !== null && progress >= task.failsAt) {
    return tell(
      scope,
      zipTasks[scope].put({ ...task, progress: task.failsAt, state: 'failed', failsAt: null }),
    )
  }
  const stepped = zipTasks[scope].put({ ...task, progress })
  if (progress < 100) return stepped
  try {
    const packed = await archive(scope, account, task)
    return tell(scope, zipTasks[scope].put({ ...stepped, ...packed, state: 'done' }))
  } catch (error) {
    tell(scope, zipTasks[scope].put({ ...task, state: 'failed' }))
    throw error
  }
}

function tell(scope: Scope, task: ZipTask): ZipTask {
  const { id, roomId, state } = task
  push(task.userId, { code: 200, msg: 'vdrZip', data: { id, roomId, scope, state } })
  return task
}

/** What the list of an archive is called, in the languages of its reader. */
const LIST = '未包含的文件 Left out.csv'

async function listOf(leftOut: readonly LeftOut[]) {
  const [zh, en] = [chinese.unmarked, english.unmarked]
  const rows = leftOut.map(({ name, reason }) => [name, zh[reason], en[reason]])
  const heads = ['文件 File', '原因', 'Reason']
  return new Uint8Array(await csvOf([heads, ...rows]).arrayBuffer())
}

async function archive(scope: Scope, account: Account, { roomId, ids }: ZipTask) {
  const room = roomAllowing(scope, account, roomId, 'document:list')
  const taken = takenAlong(scope, account, room.id, ids && ids.filter((id) => isStill(scope, account, id)))
  const leftOut: LeftOut[] = []
  const files: { node: (typeof taken)[number]; name: string; bytes: Uint8Array }[] = []
  for (const node of taken) {
    const version = versionsOf(scope, node.id).find(({ no }) => no === node.versionNo)
    if (!version) continue
    const name = `${node.indexNo} ${fileNameOf(node.name)}.${version.type}`
    // One after another: each is held in memory.
    const copy = await markedCopy(node, version, markFor(scope, account, roomId, node.name)) // oxlint-disable-line no-await-in-loop -- one after the other keeps few in memory
    if (typeof copy === 'string') leftOut.push({ name, reason: copy })
    else files.push({ node, name, bytes: copy.bytes })
  }
  const names = distinctNames(files.map(({ name }) => name))
  const packed = Object.fromEntries(files.map((file, at) => [names[at]!, file.bytes]))
  if (leftOut.length > 0) packed[LIST] = await listOf(leftOut)
  const bytes = zipSync(packed, { level: 0 })
  note(scope, roomId, account, { action: 'download', text: remark('zip', files.length) })
  for (const { node } of files) {
    note(scope, roomId, account, {
      action: 'download',
      nodeId: node.id,
      versionNo: node.versionNo ?? 1,
      text: 'zip',
    })
  }
  const name = `${fileNameOf(roomName(scope, roomId))}_${now().replace(/\D/g, '')}.zip`
  const file = { bytes, type: 'application/zip', name }
  const packedIds = files.map(({ node }) => node.id)
  return {
    files: files.length,
    leftOut,
    resource: keepRoomFile(scope, account, roomId, file, packedIds),
  }
}

function isStill(scope: Scope, account: Account, id: string) {
  try {
    return nodeAllowing(scope, account, id, LEVEL.fence) !== undefined
  } catch {
    return false
  }
}

/** Takes up a task that has failed, where it was. */
export function retryZip(scope: Scope, account: Account, id: string): ZipTask {
  const task = zipTaskOf(scope, account, id)
  return task.state === 'failed' ? zipTasks[scope].put({ ...task, state: 'running' }) : task
}
