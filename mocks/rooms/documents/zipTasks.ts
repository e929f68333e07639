import { zipSync } from 'fflate'
import { LEVEL } from '@/features/rooms/domain/levels'
import { inEachScope, type Scope } from '@/features/rooms/domain/scope'
import { fileNameOf } from '@/shared/lib/csv'
import { distinctNames } from '@/shared/files/zip'
import { beijing } from '../../platform/clock'
import { collection } from '../../platform/collection'
import { nextId, type Account } from '../../platform/db'
import { keepMadeFile } from '../../platform/files'
import { Refusal } from '../../platform/mock'
import { push } from '../../platform/socket'
import { note } from '../log'
import { roomName, subtreeOf } from '../nodes'
import { REFUSALS } from '../refusals'
import { nodeAllowing } from '../rights'
import { treeFor } from '../tree'
import { roomAllowing } from '../store'
import { versionsOf } from '../versions'
import { bytesOf, markFor } from './bytes'

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
  resource: string | null
  /** It fails once when it has come so far; null for never. */
  failsAt: number | null
}
export const zipTasks = inEachScope(() => collection<ZipTask>(REFUSALS.noTask))

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
  return zipTasks[scope].put({ id: nextId(), roomId, userId, ids, state: 'running', progress: 0, files, resource: null, failsAt: failNext() }) // prettier-ignore
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

export const publicTask = ({ id, state, progress, files, resource }: ZipTask) => ({ id, state, progress, files, resource }) // prettier-ignore

/** A task as it is by now. What is taken along is decided when it ends: rights may have changed meanwhile. */
export function stepZip(scope: Scope, account: Account, id: string): ZipTask {
  const task = zipTaskOf(scope, account, id)
  if (task.state !== 'running') return task
  const progress = Math.min(100, task.progress + STEP)
  if (task.failsAt !== null && progress >= task.failsAt) {
    return tell(
      scope,
      zipTasks[scope].put({ ...task, progress: task.failsAt, state: 'failed', failsAt: null }),
    )
  }
  if (progress < 100) return zipTasks[scope].put({ ...task, progress })
  return tell(
    scope,
    zipTasks[scope].put({ ...task, ...archive(scope, account, task), progress, state: 'done' }),
  )
}

function tell(scope: Scope, task: ZipTask): ZipTask {
  const { id, roomId, state } = task
  push(task.userId, { code: 200, msg: 'vdrZip', data: { id, roomId, scope, state } })
  return task
}

function archive(scope: Scope, account: Account, { roomId, ids }: ZipTask) {
  const room = roomAllowing(scope, account, roomId, 'document:list')
  const taken = takenAlong(scope, account, room.id, ids && ids.filter((id) => isStill(scope, account, id)))
  const files = taken.flatMap((node) => {
    const version = versionsOf(scope, node.id).find(({ no }) => no === node.versionNo)
    if (!version || version.fileName !== null) return []
    return [{ node, name: `${node.indexNo} ${fileNameOf(node.name)}.${version.type}`, bytes: bytesOf(node, version, markFor(scope, account, roomId, node.name)).bytes }] // prettier-ignore
  })
  const names = distinctNames(files.map(({ name }) => name))
  const bytes = zipSync(Object.fromEntries(files.map((file, at) => [names[at]!, file.bytes])), { level: 0 })
  note(scope, roomId, account, { action: 'download', text: `ZIP · ${files.length}` })
  for (const { node } of files) {
    note(scope, roomId, account, {
      action: 'download',
      nodeId: node.id,
      versionNo: node.versionNo ?? 1,
      text: 'ZIP',
    })
  }
  const name = `${fileNameOf(roomName(scope, roomId))}_${beijing(new Date()).replace(/\D/g, '')}.zip`
  return { files: files.length, resource: keepMadeFile({ bytes, type: 'application/zip', name }) }
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
