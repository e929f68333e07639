import { useMemo } from 'react'
import type { $ZodType } from 'zod/v4/core'
import { create } from 'zustand'
import { onUserChange, useSession } from '@/shared/auth/session'
import { setting } from '@/shared/lib/storage'

const useChanged = create<Readonly<Record<string, unknown>>>(() => ({}))

onUserChange(() => useChanged.setState({}, true))

/**
 * A setting of the user on this device; all who show it follow a change at once. What it becomes is said of what it is when
 * it is put, so that of two changes between two renders none is lost.
 */
export function useUserSetting<T>(
  name: string,
  schema: $ZodType<T>,
  fallback: T,
): [value: T, put: (change: (value: T) => T) => void] {
  const key = `${name}:${useSession((session) => session.user?.userId ?? '')}`
  const changed = useChanged((values) => values[key] as T | undefined)
  const place = useMemo(() => setting(key, schema, fallback), [key, schema, fallback])
  return [
    useMemo(() => (changed === undefined ? place.read() : changed), [changed, place]),
    (change) => {
      const known = useChanged.getState()
      const value = change(key in known ? (known[key] as T) : place.read())
      place.write(value)
      useChanged.setState({ [key]: value })
    },
  ]
}
