/** Sections whose rooms have the same screens; also the prefix of their requests and permissions. */
export const SCOPES = ['vdr', 'implement'] as const
export type Scope = (typeof SCOPES)[number]

/** Builds one value per section. */
export const perScope = <T>(make: (scope: Scope) => T): Readonly<Record<Scope, T>> => ({
  vdr: make('vdr'),
  implement: make('implement'),
})
