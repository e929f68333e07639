import { customerWorkflow, STEP_NAMES, type StageStep } from '../domain/customerWorkflow'
import type { Viewer } from '../domain/roles'
import type { CustomerStage } from '../domain/states'
import type { Customer } from './customers.api'

/** A step that leads from where a customer stands to another stage. */
export interface CustomerMove {
  action: StageStep
  to: CustomerStage
  /** As the call names it. */
  stage: (typeof STEP_NAMES)[StageStep]
}

const STEPS = Object.keys(STEP_NAMES) as StageStep[]

/** Where a viewer may lead a customer from where he stands; what the step asks for, its form says. */
export const movesOf = (customer: Customer, viewer: Viewer): CustomerMove[] =>
  STEPS.filter((action) => customerWorkflow.isOffered(action, customer, viewer)).map((action) => ({
    action,
    to: customerWorkflow.apply(action, customer).state,
    stage: STEP_NAMES[action],
  }))

/** Whether a step asks for nothing, so that it is made at once. */
export const isAtOnce = (action: StageStep): boolean => customerWorkflow.actions[action].input === undefined
