import type { Permission } from '@/shared/auth/permissions'

/** The caller of a request; the account area adds fields by declaration merging. */
export interface Account {
  userId: string
  permissions: readonly (Permission | '*:*:*')[]
}

let find: (token: string) => Account | undefined = () => undefined

export const setCallerLookup = (lookup: typeof find) => {
  find = lookup
}

export const callerOf = (token: string): Account | undefined => find(token)

let serial = 0

/** Restarts on every reset, so that test runs are reproducible. */
export const nextId = () => String(1000 + ++serial)

const resetters: (() => void)[] = []

export const onReset = (reset: () => void) => void resetters.push(reset)

export function resetDb() {
  serial = 0
  for (const reset of resetters) reset()
}
