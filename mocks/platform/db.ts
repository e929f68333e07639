import type { Permission } from '@/shared/auth/permissions'

/** Who makes a call. The area of the accounts says by type what else is known of him. */
export interface Account {
  userId: string
  permissions: readonly (Permission | '*:*:*')[]
}

let find: (token: string) => Account | undefined = () => undefined

/** Lets the area that opens sessions say whose a token is. */
export const knowCallersBy = (by: typeof find) => {
  find = by
}

/** Who makes a call with this token. */
export const callerOf = (token: string): Account | undefined => find(token)

let serial = 0

/** A new id; counted afresh after each reset, so that runs repeat. */
export const nextId = () => String(1000 + ++serial)

const resetters: (() => void)[] = []

/** Registers what a part of the backend has to rebuild at a reset. */
export const onReset = (reset: () => void) => void resetters.push(reset)

/** Back to the seeded state, in place. */
export function resetDb() {
  serial = 0
  for (const reset of resetters) reset()
}
