/** The reads that every session starts with. They are sent before any code is here, so they stand apart from it. */
export const SESSION_READS = { profile: '/getInfo', menu: '/getRouters' } as const
