import type { Concept } from '../answers'

/** What follows the decision, to be written or read. */
export const AfterStageTab = ({ concept }: { concept: Concept }) => concept.name
