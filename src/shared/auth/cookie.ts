/** The cookie that holds the bearer token; its name is the backend family's. */
export const TOKEN_COOKIE = 'Admin-Token'
