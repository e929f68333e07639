import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useSession } from '@/shared/auth/session'
import { openUploadPlace, type UploadPlace } from './uploadPlace'
import type { PlaceApi } from './uploadTask'

/** Places of the signed-in user, which continue after leaving their screen. */
const places = new Map<string, UploadPlace>()
let owner = ''

useSession.subscribe(({ user }) => {
  if ((user?.userId ?? '') === owner) return
  for (const place of places.values()) place.close()
  places.clear()
})

function getPlace(userId: string, name: string): UploadPlace {
  owner = userId
  const place = places.get(name) ?? openUploadPlace(userId, name)
  places.set(name, place)
  return place
}

/**
 * Upload queue of a place (`vdr:12:documents`): files wait on the device until the server has them and they are
 * registered in the place. The queue belongs to the account, outlives its screen and a reload, and one tab at a time
 * works on it.
 */
export function useUploadQueue(name: string, calls: PlaceApi) {
  const userId = useSession(({ user }) => user?.userId ?? '')
  const place = useMemo(() => getPlace(userId, name), [userId, name])
  useEffect(() => place.use(calls))
  const view = useStore(place.view)
  return { ...view, kind: calls.kind, limits: calls.limits, act: place.act }
}

export type Uploads = ReturnType<typeof useUploadQueue>
