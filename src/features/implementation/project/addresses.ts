export const projectAddress = (id: string): string => `/implement/vproject/${encodeURIComponent(id)}`
