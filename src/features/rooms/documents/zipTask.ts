import * as z from 'zod/mini'
import { create } from 'zustand'
import type { Scope } from '@/entities/roomScope'
import { tabValue } from '@/shared/lib/storage'

const kept = (scope: Scope, roomId: string) => tabValue(`session:zip:${scope}:${roomId}`, z.string(), '')

const useTasks = create<Readonly<Record<string, string>>>(() => ({}))

/** The archive that is being made of a room in hand, by its id; found again after a reload. */
export function useZipTask(scope: Scope, roomId: string): [id: string, put: (id: string) => void] {
  const key = `${scope}:${roomId}`
  const put = (id: string) => {
    kept(scope, roomId).write(id)
    useTasks.setState({ [key]: id })
  }
  return [useTasks((tasks) => tasks[key]) ?? kept(scope, roomId).read(), put]
}
