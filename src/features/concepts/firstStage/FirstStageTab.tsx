import type { Concept } from '../answers'

/** The first stage, to be written or read. */
export const FirstStageTab = ({ concept }: { concept: Concept }) => concept.name
