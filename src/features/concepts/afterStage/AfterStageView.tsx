import type { Concept } from '../model/answers'
import { STATE } from '../domain/states'
import { StageView } from '../fields/StageView'
import { AfterInfoFrame } from './AfterInfoFrame'

/** What follows the decision, to be read. */
export const AfterStageView = ({ concept }: { concept: Concept }) => (
  <AfterInfoFrame id={concept.id} isReturned={concept.state === STATE.afterFailed}>
    {({ info, currency }) => <StageView stage="after" values={info} currency={currency ?? undefined} />}
  </AfterInfoFrame>
)
