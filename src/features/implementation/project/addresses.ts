/** A project's page, and a part of it. */
export const projectAddress = (id: string, tab?: string) =>
  `/implement/vproject/${encodeURIComponent(id)}${tab === undefined ? '' : `?tab=${tab}`}`
