export const conceptProjectsAddress = (conceptId: string) =>
  `/implement/vproject?${new URLSearchParams({ conceptId }).toString()}`
