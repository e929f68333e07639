import { perScope, type Scope } from '@/entities/roomScope'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { REFUSALS } from './refusals'

interface UndoableStep {
  id: string
  userId: string
  /** Throws if the data has changed since. */
  undo: () => void
}
const steps = perScope(() => collection<UndoableStep>(REFUSALS.takenBack))

export const registerUndo = (scope: Scope, { userId }: Account, undoStep: () => void): string =>
  steps[scope].put({ id: nextId(), userId, undo: undoStep }).id

export function undoStep(scope: Scope, { userId }: Account, id: string) {
  steps[scope].require(id, (step) => step.userId === userId).undo()
  steps[scope].delete(id)
}
