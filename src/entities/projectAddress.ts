/** Where the funded projects of a concept are listed. */
export const projectsOfConcept = (conceptId: string) =>
  `/implement/vproject?${new URLSearchParams({ conceptId }).toString()}`
