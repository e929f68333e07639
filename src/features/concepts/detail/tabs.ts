import type { Tab } from '../model/address'
import type { Concept } from '../model/answers'
import type { Viewer } from '../domain/facts'
import { from, STATE, type State } from '../domain/states'
import { conceptWorkflow } from '../domain/workflow'

/** What each tab is given. */
export interface TabProps {
  concept: Concept
  onStart: (action: string) => void
}

const HATCHED: readonly State[] = from(STATE.incubating)
const JUDGED: readonly State[] = from(STATE.secondPending)

type Sense = (concept: Concept, viewer: Viewer) => boolean

const isOpen: Sense = ({ isWithheld }) => !isWithheld
const isHatched: Sense = (concept) => !concept.isWithheld && HATCHED.includes(concept.state)

/** Each tab, in the order of the screen, and when there is something to see on it. */
const SENSE: Record<Tab, Sense> = {
  summary: () => true,
  firstStage: isOpen,
  secondStage: isHatched,
  agreements: isHatched,
  records: (concept) => !concept.isWithheld && concept.state !== STATE.draft,
  decision: ({ state, review, decision, isStopped }) =>
    JUDGED.includes(state) && (review !== null || decision !== null || isStopped),
  afterStage: (concept, viewer) => conceptWorkflow.availabilityOf('readAfter', concept, viewer).isAllowed,
  timeline: isOpen,
}

/** The tabs that a viewer has of a concept as it stands. */
export const tabsFor = (concept: Concept, viewer: Viewer): Tab[] =>
  (Object.keys(SENSE) as Tab[]).filter((tab) => SENSE[tab](concept, viewer))
