/**
 * Requests that every session starts with. They are sent before any other code is loaded, so they have their own file.
 */
export const SESSION_READS = { profile: '/getInfo', menu: '/getRouters' } as const
