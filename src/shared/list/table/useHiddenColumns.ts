import { useMemo } from 'react'
import * as z from 'zod'
import { create } from 'zustand'
import { useSession } from '@/shared/auth/session'
import { setting } from '@/shared/lib/storage'

/** The columns of a list that a user does not want to see; a setting of theirs on this device. */
const place = (list: string, atFirst: readonly string[]) =>
  setting<readonly string[]>(
    `${list}:${useSession.getState().user?.userId ?? ''}`,
    z.array(z.string()),
    atFirst,
  )

const useHidden = create<Readonly<Record<string, readonly string[]>>>(() => ({}))

useSession.subscribe(({ user }, before) => {
  if (user?.userId !== before.user?.userId) useHidden.setState({}, true)
})

const NONE: readonly string[] = []

/** Keys of the columns that are left out of a list, and a way to say others. */
export function useHiddenColumns(list: string, atFirst: readonly string[] = NONE) {
  const hidden = useHidden((state) => state[list])
  return {
    hidden: useMemo(() => hidden ?? place(list, atFirst).read(), [hidden, list, atFirst]),
    hide: (keys: readonly string[]) => {
      place(list, atFirst).write(keys)
      useHidden.setState({ [list]: keys })
    },
  }
}
