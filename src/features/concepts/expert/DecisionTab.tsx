import type { Concept } from '../answers'

/** Judgements and the decision. */
export const DecisionTab = ({ concept }: { concept: Concept }) => concept.name
