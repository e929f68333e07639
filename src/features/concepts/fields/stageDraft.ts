import type { Stage } from '../model/fieldLabel'

/** Where what is typed into a stage of a concept is kept on this side. */
export const stageDraft = (conceptId: string, stage: Stage) => `concept:${conceptId}:${stage}`
