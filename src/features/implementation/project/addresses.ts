/** The page of a project. */
export const projectAddress = (id: string): string => `/implement/vproject/${encodeURIComponent(id)}`
