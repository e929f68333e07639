import { longestFirst } from '@/shared/todo'

/** The reports that the home page shows. */
export const LATEST = { pageNum: 1, pageSize: 5, orderByColumn: 'createTime', isAsc: 'desc' } as const

/** How a report waits for the user, by what a list of such is narrowed to. */
export const WAITS = {
  locked: { state: 'locked' },
  computing: { state: 'computing' },
  outdated: { outdated: 'true' },
} as const
export type Waits = keyof typeof WAITS

/** What is asked for where reports wait in one way: those computed first above. */
export const oldestThat = (waits: Waits) => longestFirst('createTime', WAITS[waits])
