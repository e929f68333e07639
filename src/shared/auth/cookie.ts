/** Holds the bearer token; the name is given by the backend family. */
export const TOKEN_COOKIE = 'Admin-Token'
