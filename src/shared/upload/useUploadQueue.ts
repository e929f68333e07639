import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useSession } from '@/shared/auth/session'
import { openPlace, type Place } from './uploadPlace'
import type { Command } from './createQueue'
import type { PlaceCalls } from './uploadTask'

/** The places of whoever is signed in. They go on after their screen is left. */
const places = new Map<string, Place>()
let owner = ''

useSession.subscribe(({ user }) => {
  if ((user?.userId ?? '') === owner) return
  for (const place of places.values()) place.close()
  places.clear()
})

function placeOf(userId: string, name: string): Place {
  owner = userId
  const place = places.get(name) ?? openPlace(userId, name)
  places.set(name, place)
  return place
}

/**
 * The upload queue of a place (`vdr:12:documents`): files that wait on the device until the server has them and the
 * place knows of them. It belongs to the account, outlives its screen and a reload, and one tab at a time works on it.
 */
export function useUploadQueue(name: string, calls: PlaceCalls) {
  const userId = useSession(({ user }) => user?.userId ?? '')
  const place = useMemo(() => placeOf(userId, name), [userId, name])
  useEffect(() => place.use(calls))
  const view = useStore(place.view)
  return { ...view, kind: calls.kind, act: (command: Command) => place.act(command) }
}

export type Uploads = ReturnType<typeof useUploadQueue>
