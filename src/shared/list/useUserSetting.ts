import { useMemo } from 'react'
import type { $ZodType } from 'zod/v4/core'
import { create } from 'zustand'
import { onUserChange, useSession } from '@/shared/auth/session'
import { setting } from '@/shared/lib/storage'

const useChanged = create<Readonly<Record<string, unknown>>>(() => ({}))

onUserChange(() => useChanged.setState({}, true))

/**
 * Setting of the user on this device; all subscribers follow a change at once. Updates take a function of the current
 * value, so that no change between two renders is lost.
 */
export function useUserSetting<T>(
  name: string,
  schema: $ZodType<T>,
  fallback: T,
): [value: T, put: (change: (value: T) => T) => void] {
  const key = `${name}:${useSession((session) => session.user?.userId ?? '')}`
  const changed = useChanged((values) => values[key] as T | undefined)
  const stored = useMemo(() => setting(key, schema, fallback), [key, schema, fallback])
  return [
    useMemo(() => (changed === undefined ? stored.read() : changed), [changed, stored]),
    (change) => {
      const known = useChanged.getState()
      const value = change(key in known ? (known[key] as T) : stored.read())
      stored.write(value)
      useChanged.setState({ [key]: value })
    },
  ]
}
