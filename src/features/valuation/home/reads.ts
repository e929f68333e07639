/** The reports that the home page shows. */
export const LATEST = { pageNum: 1, pageSize: 5, orderByColumn: 'createTime', isAsc: 'desc' } as const

/** States of a report in which something is to be done or awaited. */
export const TASKS = ['locked', 'computing'] as const

/** What is asked for where only the number of reports in a state is wanted. */
export const countOf = (state: (typeof TASKS)[number]) => ({ pageNum: 1, pageSize: 1, state })
