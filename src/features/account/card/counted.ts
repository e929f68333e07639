/** Whose searches or valuations of a day are counted. */
export const COUNTED = { any: ['search:api', 'valuation:report:add'] } as const
