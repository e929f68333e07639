import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import type { HasState, UnmetCondition, Workflow } from '@/shared/workflow/workflow'
import { now } from './clock'
import type { Account } from './db'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

export interface StoredEntity<State extends string = string> extends HasState {
  id: string
  version: number
  state: State
  stateTime: string
  updateTime: string
  updatedBy: string
  events: readonly StoredEvent<State>[]
}

interface StoredEvent<State extends string> {
  time: string
  by: string
  /** Action name on the wire. */
  action: string
  from?: State | null | undefined
  to: State
  text?: string | null | undefined
}

interface WorkflowStoreOptions<
  Stored extends StoredEntity,
  Facts,
  Viewer,
  RowFacts,
  Action extends string,
  Reason extends string,
> {
  workflow: Workflow<Facts, Viewer, RowFacts, Action, Reason>
  noun: string
  find: (account: Account, id: string) => Stored
  put: (stored: Stored) => void
  viewerOf: (account: Account, stored: Stored) => Viewer
  factsFor: (stored: Stored, account: Account) => Facts
  messages: Readonly<Record<Reason, string>>
  stateText: (state: Stored['state']) => string
  wireNameOf: (action: Action) => string
  withoutEvent?: readonly Action[]
}

/** Each unmet condition once, followed by its fields. */
function refusalText<Reason extends string>(
  unmetConditions: readonly UnmetCondition<Reason>[],
  messages: Readonly<Record<Reason, string>>,
): string {
  const guards = [...new Set(unmetConditions.map(({ guard }) => guard))]
  return guards
    .map((guard) => {
      const fields = unmetConditions.flatMap((each) =>
        each.guard === guard && each.field ? [each.field] : [],
      )
      return messages[guard] + (fields.length > 0 ? `（${fields.join('、')}）` : '')
    })
    .join('；')
}

/**
 * Creates the functions with which handlers perform actions: `allowed` checks, `commit` performs a checked action,
 * `act` does both.
 */
export function createWorkflowStore<
  Stored extends StoredEntity & RowFacts,
  Facts,
  Viewer,
  RowFacts,
  Action extends string,
  Reason extends string,
>(options: WorkflowStoreOptions<Stored, Facts, Viewer, RowFacts, Action, Reason>) {
  const { workflow, noun, find, put, viewerOf, factsFor, messages, stateText, wireNameOf } = options
  const withoutEvent = new Set(options.withoutEvent)

  /**
   * Returns the entity, with the submitted changes applied, if the caller may perform the action on it. Throws if it is
   * not visible, has changed since the caller read it, or the workflow forbids the action.
   */
  function allowed(
    account: Account,
    action: Action,
    { id, version }: { id: string; version?: number },
    changes: Partial<Stored> = {},
  ): Stored {
    const stored = { ...find(account, id), ...changes }
    if (version !== undefined && version !== stored.version) {
      const { updatedBy, state } = stored
      throw new Refusal(VERSION_CONFLICT, REFUSALS.changed(noun, updatedBy, stateText(state), stored.version))
    }
    const { unmet: unmetConditions } = workflow.availabilityOf(
      action,
      factsFor(stored, account),
      viewerOf(account, stored),
    )
    if (unmetConditions.length > 0) throw new Refusal(500, refusalText(unmetConditions, messages))
    return stored
  }

  function mayAct(account: Account, id: string, actions: readonly Action[]) {
    const stored = find(account, id)
    const [facts, viewer] = [factsFor(stored, account), viewerOf(account, stored)]
    return actions.some((action) => workflow.availabilityOf(action, facts, viewer).isAllowed)
  }

  /** Performs an action that was {@link allowed}; returns the new state and version. */
  function commit(
    account: Pick<Account, 'nickName'>,
    action: Action,
    stored: Stored,
    changes: Partial<Stored> = {},
    { input = {}, text = '' }: { input?: object; text?: string } = {},
  ) {
    const time = now()
    const by = account.nickName
    const next: Stored = { ...workflow.apply(action, stored, input), ...changes }
    const { state } = next
    const event = { time, by, action: wireNameOf(action), from: stored.state, to: state, text }
    const keepsVersion = workflow.actions[action].keepsVersion === true
    put({
      ...next,
      version: stored.version + (keepsVersion ? 0 : 1),
      ...(keepsVersion ? {} : { updateTime: time, updatedBy: by }),
      stateTime: state === stored.state ? stored.stateTime : time,
      events: withoutEvent.has(action) ? stored.events : [...stored.events, event],
    })
    return { id: next.id, version: stored.version + (keepsVersion ? 0 : 1), state: state as Stored['state'] }
  }

  /** Checks and performs an action; `change` returns the changes to the entity. */
  function act(
    action: Action,
    { account, body }: { account: Account; body: { id: string; version?: number } },
    change: (stored: Stored) => Partial<Stored> = () => ({}),
    event: Parameters<typeof commit>[4] = {},
  ) {
    const stored = allowed(account, action, body)
    return commit(account, action, stored, change(stored), event)
  }

  return { allowed, mayAct, commit, act }
}
