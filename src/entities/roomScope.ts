/** The two sections whose rooms have the same screens; the prefix of their calls and permissions. */
export const SCOPES = ['vdr', 'implement'] as const
export type Scope = (typeof SCOPES)[number]

/** What both sections have, made once for each. */
export const perScope = <T>(make: (scope: Scope) => T): Readonly<Record<Scope, T>> => ({
  vdr: make('vdr'),
  implement: make('implement'),
})
