import * as z from 'zod/mini'
import { create } from 'zustand'
import type { Scope } from '@/entities/roomScope'
import { tabValue } from '@/shared/lib/storage'

const storedTaskId = (scope: Scope, roomId: string) =>
  tabValue(`session:zip:${scope}:${roomId}`, z.string(), '')

const useTasks = create<Readonly<Record<string, string>>>(() => ({}))

/** Id of the room's running archive; survives a reload of the tab. */
export function useZipTask(scope: Scope, roomId: string): [id: string, put: (id: string) => void] {
  const key = `${scope}:${roomId}`
  const put = (id: string) => {
    storedTaskId(scope, roomId).write(id)
    useTasks.setState({ [key]: id })
  }
  return [useTasks((tasks) => tasks[key]) ?? storedTaskId(scope, roomId).read(), put]
}
