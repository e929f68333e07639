export const QUOTA_PERMISSIONS = { any: ['search:api', 'valuation:report:add'] } as const
