import type { Concept } from '../answers'

/** The second stage, to be written or read. */
export const SecondStageTab = ({ concept }: { concept: Concept }) => concept.name
