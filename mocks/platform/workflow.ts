import { VERSION_CONFLICT } from '@/shared/workflow/conflict'
import type { HasState, UnmetCondition, Workflow } from '@/shared/workflow/workflow'
import { now } from './clock'
import type { Account } from './db'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

/** What the backend keeps of everything that goes its way. */
export interface StoredEntity<State extends string = string> extends HasState {
  id: string
  version: number
  state: State
  /** Since when it stands where it does. */
  stateTime: string
  updateTime: string
  updatedBy: string
  events: readonly StoredEvent<State>[]
}

interface StoredEvent<State extends string> {
  time: string
  by: string
  /** As the wire names it. */
  action: string
  from?: State | null | undefined
  to: State
  text?: string | null | undefined
}

interface Keeping<
  Stored extends StoredEntity,
  Facts,
  Viewer,
  Outline,
  Action extends string,
  Reason extends string,
> {
  workflow: Workflow<Facts, Viewer, Outline, Action, Reason>
  /** What the refusals call it. */
  noun: string
  /** One that the caller may see; refuses with 404. */
  find: (account: Account, id: string) => Stored
  put: (stored: Stored) => void
  viewerOf: (account: Account, stored: Stored) => Viewer
  factsFor: (stored: Stored, account: Account) => Facts
  /** What is said of each condition that does not hold. */
  reasons: Readonly<Record<Reason, string>>
  stateText: (state: Stored['state']) => string
  /** What the wire calls an action. */
  callOf: (action: Action) => string
  /** Leave no event behind: nobody knows of them before their time. */
  unrecorded?: readonly Action[]
}

/** Each condition once, with the fields that it is about. */
function refusalText<Reason extends string>(
  unmet: readonly UnmetCondition<Reason>[],
  reasons: Readonly<Record<Reason, string>>,
): string {
  const guards = [...new Set(unmet.map(({ guard }) => guard))]
  return guards
    .map((guard) => {
      const fields = unmet.flatMap((each) => (each.guard === guard && each.field ? [each.field] : []))
      return reasons[guard] + (fields.length > 0 ? `（${fields.join('、')}）` : '')
    })
    .join('；')
}

/**
 * Gives what the handlers of a collection do its actions with: `allowed` refuses, `commit` does what was allowed, `act`
 * is both.
 */
export function createWorkflowStore<
  Stored extends StoredEntity & Outline,
  Facts,
  Viewer,
  Outline,
  Action extends string,
  Reason extends string,
>(keeping: Keeping<Stored, Facts, Viewer, Outline, Action, Reason>) {
  const { workflow, noun, find, put, viewerOf, factsFor, reasons, stateText, callOf } = keeping
  const unrecorded = new Set(keeping.unrecorded)

  /**
   * The one that a caller means to do something with, as it would be with the changes that come along. Refuses what he
   * does not see, what is not as he has read it, and what the workflow does not allow.
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
    const { unmet } = workflow.availabilityOf(action, factsFor(stored, account), viewerOf(account, stored))
    if (unmet.length > 0) throw new Refusal(500, refusalText(unmet, reasons))
    return stored
  }

  /** Whether the caller may do any of these with one as it stands. */
  function mayAct(account: Account, id: string, actions: readonly Action[]) {
    const stored = find(account, id)
    const [facts, viewer] = [factsFor(stored, account), viewerOf(account, stored)]
    return actions.some((action) => workflow.availabilityOf(action, facts, viewer).isAllowed)
  }

  /** Does what was {@link allowed}, and gives where it stands then. */
  function commit(
    account: Pick<Account, 'nickName'>,
    action: Action,
    stored: Stored,
    changes: Partial<Stored> = {},
    { said = {}, text = '' }: { said?: object; text?: string } = {},
  ) {
    const time = now()
    const by = account.nickName
    const next: Stored = { ...workflow.apply(action, stored, said), ...changes }
    const { state } = next
    const event = { time, by, action: callOf(action), from: stored.state, to: state, text }
    const isQuiet = workflow.actions[action].keepsVersion === true
    put({
      ...next,
      version: stored.version + (isQuiet ? 0 : 1),
      ...(isQuiet ? {} : { updateTime: time, updatedBy: by }),
      stateTime: state === stored.state ? stored.stateTime : time,
      events: unrecorded.has(action) ? stored.events : [...stored.events, event],
    })
    return { id: next.id, version: stored.version + (isQuiet ? 0 : 1), state: state as Stored['state'] }
  }

  /** What a call asks for, where it is {@link allowed}; `change` says what becomes of the one that it names. */
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
