import type { Tab } from '../model/tabAddress'
import type { Concept } from '../model/answers'
import type { Viewer } from '../domain/facts'
import { statesFrom, STATE, type State } from '../domain/conceptStates'
import { conceptWorkflow } from '../domain/conceptWorkflow'

export interface TabProps {
  concept: Concept
  onStart: (action: string) => void
}

const INCUBATED_STATES: readonly State[] = statesFrom(STATE.incubating)
const JUDGED_STATES: readonly State[] = statesFrom(STATE.secondPending)

type TabCondition = (concept: Concept, viewer: Viewer) => boolean

const isReadable: TabCondition = ({ isWithheld }) => !isWithheld
const isIncubated: TabCondition = (concept) => !concept.isWithheld && INCUBATED_STATES.includes(concept.state)

/** Tabs in display order, each with the condition for showing it. */
const TAB_CONDITIONS: Record<Tab, TabCondition> = {
  summary: () => true,
  firstStage: isReadable,
  secondStage: isIncubated,
  agreements: isIncubated,
  records: (concept) => !concept.isWithheld && concept.state !== STATE.draft,
  decision: ({ state, review, decision, isStopped }) =>
    JUDGED_STATES.includes(state) && (review !== null || decision !== null || isStopped),
  afterStage: (concept, viewer) => conceptWorkflow.availabilityOf('readAfter', concept, viewer).isAllowed,
  timeline: isReadable,
}

export const tabsFor = (concept: Concept, viewer: Viewer): Tab[] =>
  (Object.keys(TAB_CONDITIONS) as Tab[]).filter((tab) => TAB_CONDITIONS[tab](concept, viewer))
