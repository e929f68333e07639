import { perScope, type Scope } from '@/entities/roomScope'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { REFUSALS } from './refusals'

/** A step that may be taken back by whoever made it. */
interface Step {
  id: string
  userId: string
  /** Refuses where what it was about has changed since. */
  takeBack: () => void
}
const steps = perScope(() => collection<Step>(REFUSALS.takenBack))

/** Keeps the way back of a step; answers the id to ask for it by. */
export const undoable = (scope: Scope, { userId }: Account, takeBack: () => void): string =>
  steps[scope].put({ id: nextId(), userId, takeBack }).id

/** Takes a step of the caller's back, once. */
export function takeBack(scope: Scope, { userId }: Account, id: string) {
  steps[scope].require(id, (step) => step.userId === userId).takeBack()
  steps[scope].delete(id)
}
