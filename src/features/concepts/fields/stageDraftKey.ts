import type { Stage } from '../model/fieldLabel'

export const stageDraftKey = (conceptId: string, stage: Stage) => `concept:${conceptId}:${stage}`
