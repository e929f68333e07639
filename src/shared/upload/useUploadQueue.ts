import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useInvalidate, type InvalidationTarget } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { throttle } from '@/shared/lib/throttle'
import { openUploadPlace, type UploadPlace } from './uploadPlace'
import type { PlaceApi } from './uploadTask'

const REFETCH_INTERVAL_MS = 1_000

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
 * works on it. Registered files invalidate the given queries, at most once a second: with a thousand files, a refetch for
 * each would take longer than the uploads.
 */
export function useUploadQueue(
  name: string,
  calls: PlaceApi,
  invalidates: readonly InvalidationTarget[] = [],
) {
  const userId = useSession(({ user }) => user?.userId ?? '')
  const place = useMemo(() => getPlace(userId, name), [userId, name])
  const invalidate = useInvalidate()
  const refetch = useMemo(
    () => throttle(() => void invalidate(...invalidates), REFETCH_INTERVAL_MS),
    // oxlint-disable-next-line react/exhaustive-deps -- the list is a new array on each render with the same content
    [invalidate, name],
  )
  useEffect(() =>
    place.use({
      ...calls,
      async register(file, entry) {
        const registered = await calls.register(file, entry)
        // A place that is gone is still shown in cached lists.
        if (registered.ok || registered.kind === 'not-found') refetch.ask()
        return registered
      },
    }),
  )
  const view = useStore(place.view)
  return { ...view, kind: calls.kind, limits: calls.limits, act: place.act }
}

export type Uploads = ReturnType<typeof useUploadQueue>
