import { longestFirst } from '@/shared/todo'

export const LATEST_REPORTS = { pageNum: 1, pageSize: 5, orderByColumn: 'createTime', isAsc: 'desc' } as const

export const TODO_FILTERS = {
  locked: { state: 'locked' },
  computing: { state: 'computing' },
  outdated: { outdated: 'true' },
} as const
export type TodoKind = keyof typeof TODO_FILTERS

export const oldestOfKind = (kind: TodoKind) => longestFirst('createTime', TODO_FILTERS[kind])
