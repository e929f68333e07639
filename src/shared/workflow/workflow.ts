import type * as z from 'zod/mini'

/** Base type of anything with a state. */
export interface HasState {
  state: string
}

type Detail = Omit<UnmetCondition, 'guard' | 'part'>

/** A condition that does not hold, and where to fix it. */
export interface UnmetCondition<Reason extends string = string, Part extends string = string> {
  /** Name of the guard or region, or `role` or `state`; also the key of its text. */
  guard: Reason
  /** Part of the screen; absent if the user can't fix it. */
  part?: Part
  /** Form field such as `experiments.0.cost`. */
  field?: string
  issue?: string
  params?: Readonly<Record<string, string | number>>
}

/** True if it holds, or the details of what is missing. */
type Check<Facts, Viewer> = (facts: Facts, viewer: Viewer) => boolean | readonly Detail[]

interface GuardOptions<Facts> {
  /** True if it fails because the action is already done. */
  isAlreadyDone?: (facts: Facts) => boolean
  /** False if the guard does not apply to this entity; applies by default. */
  applies?: (facts: Facts) => boolean
}

/** A condition: the part of the screen where it is met, and its check. */
export type Guard<Facts, Viewer, Part> = readonly [
  part: Part,
  check: Check<Facts, Viewer>,
  more?: GuardOptions<Facts>,
]

/** If this guard fails, the action is already done. */
export const ALREADY_DONE = { isAlreadyDone: () => true }

interface Rule<Facts extends RowFacts, RowFacts extends HasState, Relation, Region, Name, ActionInput> {
  from: readonly Facts['state'][]
  /** Any of these. */
  who: readonly Relation[]
  /** Regions that must hold in addition to the state; defaults to the workflow's `when`. */
  when?: readonly Region[]
  guards?: readonly Name[]
  /** Schema of the input, used by the form, the request and the mock backend. */
  input?: z.ZodMiniType<ActionInput>
  /** Can't be undone, or returns something to its sender. */
  needsWarning?: boolean
  /** Deletes something: never shown among the secondary actions. */
  isDestructive?: boolean
  /** The one action that advances this state: it is the next step, or its unmet conditions are. */
  advances?: boolean
  /** Guards that the action satisfies, for this and other actions. */
  satisfies?: readonly Name[]
  /** True while it is still to be done, for actions that advance nothing and that no guard requires. */
  isPending?: (facts: Facts) => boolean
  /** Changes nothing that others may be editing: the version stays. */
  keepsVersion?: boolean
  /** False if there is nothing to do; relevant by default. */
  isRelevant?: (facts: Facts) => boolean
  /** Changes of the row facts; none by default. */
  to?: Partial<RowFacts> | ((input: Partial<ActionInput>, before: RowFacts) => Partial<RowFacts>)
}

export interface Availability<Reason extends string = string, Part extends string = string> {
  isAllowed: boolean
  /** The viewer's to do in this state: shown, and disabled while conditions are unmet. */
  isAvailable: boolean
  unmet: readonly UnmetCondition<Reason, Part>[]
}

export interface Step<Action extends string = string, Reason extends string = string> {
  action: Action
  unmet: readonly UnmetCondition<Reason>[]
}

export interface Steps<Action extends string = string, Reason extends string = string> {
  open: readonly Step<Action, Reason>[]
  /** Available, with unmet conditions. */
  blocked: readonly Step<Action, Reason>[]
  /** Available, but done already. */
  alreadyDone: readonly Step<Action, Reason>[]
}

/** A task to do before an entity can advance. */
export interface Task<Action extends string = string, Reason extends string = string> {
  guard: Reason
  action: Action
  isDone: boolean
  isOpen: boolean
  unmet: readonly UnmetCondition<Reason>[]
}

/** The action that advances an entity's current state, and the tasks before it. */
export interface Progress<Action extends string = string, Reason extends string = string> {
  action: Action
  /** True if the viewer may advance it, now or once the tasks are done. */
  isTheirs: boolean
  isOpen: boolean
  /** In working order. */
  tasks: readonly Task<Action, Reason>[]
}

/**
 * Declares what may be done with an entity, by whom and when. Screens enable actions by it, and the mock backend
 * rejects by it:
 *
 * ```ts
 * const versions = defineWorkflow<VersionFacts, RoomViewer>()({
 *   relations: { submitter: (version, { userId }) => version.submitterId === userId, admin: isAdmin },
 *   guards: { notSubmitter: ['audit', (version, { userId }) => version.submitterId !== userId] },
 *   actions: {
 *     submit: { from: ['private', 'rejected'], who: ['submitter'], to: { state: 'submitted' } },
 *     publish: { from: ['submitted'], who: ['admin'], guards: ['notSubmitter'], to: { state: 'published' } },
 *   },
 * })
 * ```
 *
 * `RowFacts` are the facts in a list row: relations and regions need no others, so that rows know their actions. Guards
 * need all facts.
 */
export const defineWorkflow =
  <Facts extends RowFacts, Viewer, RowFacts extends HasState = Facts>() =>
  <
    Relation extends string,
    Name extends string,
    ActionInput,
    const Part extends string,
    Region extends string = never,
  >({
    relations,
    regions,
    when: always = [],
    guards,
    actions,
  }: {
    relations: Readonly<Record<Relation, (rowFacts: RowFacts, viewer: Viewer) => boolean>>
    /** Further conditions, next to the state, that actions depend on. */
    regions?: Readonly<Record<Region, (rowFacts: RowFacts) => boolean>>
    /** Default for all actions. */
    when?: readonly NoInfer<Region>[]
    guards: { readonly [N in Name]: Guard<Facts, Viewer, Part> }
    actions: {
      readonly [A in keyof ActionInput]: Rule<
        Facts,
        RowFacts,
        NoInfer<Relation>,
        NoInfer<Region>,
        NoInfer<Name>,
        ActionInput[A]
      >
    }
  }) => {
    type Action = keyof ActionInput & string
    type Reason = Name | Region | 'role' | 'state'
    type AnyRule = Rule<Facts, RowFacts, Relation, Region, Name, unknown>

    const rules = actions as unknown as Readonly<Record<Action, AnyRule>>
    const names = Object.keys(actions) as Action[]

    /** Checks role, state and regions, before any guard. */
    function unmetPreconditions(
      action: Action,
      rowFacts: RowFacts,
      viewer: Viewer,
    ): UnmetCondition<Reason, Part>[] {
      const { from, who, when = always } = rules[action]
      const failedRegions = when.filter((region) => !regions?.[region](rowFacts))
      return [
        ...(who.some((relation) => relations[relation](rowFacts, viewer)) ? [] : (['role'] as const)),
        ...(from.includes(rowFacts.state) ? [] : (['state'] as const)),
        ...failedRegions,
      ].map((guard) => ({ guard: guard as Reason }))
    }

    function unmetConditionsOf(name: Name, facts: Facts, viewer: Viewer): UnmetCondition<Reason, Part>[] {
      const [part, check, options] = guards[name]
      if (options?.applies?.(facts) === false) return []
      const found = check(facts, viewer)
      if (typeof found === 'boolean') return found ? [] : [{ guard: name, part }]
      return found.map((detail) => ({ ...detail, guard: name as Reason, part }))
    }

    /** True if an action is the viewer's to do in this state; guards may still fail. */
    const isAvailable = (action: Action, rowFacts: RowFacts, viewer: Viewer): boolean =>
      unmetPreconditions(action, rowFacts, viewer).length === 0

    /** Returns all unmet conditions; guards are only checked if role, state and regions hold. */
    function availabilityOf(action: Action, facts: Facts, viewer: Viewer): Availability<Reason, Part> {
      const outer = unmetPreconditions(action, facts, viewer)
      const { guards: requiredGuards = [] } = rules[action]
      const unmetConditions =
        outer.length > 0 ? outer : requiredGuards.flatMap((name) => unmetConditionsOf(name, facts, viewer))
      return {
        isAllowed: unmetConditions.length === 0,
        isAvailable: outer.length === 0,
        unmet: unmetConditions,
      }
    }

    const availabilities = (facts: Facts, viewer: Viewer) =>
      Object.fromEntries(names.map((action) => [action, availabilityOf(action, facts, viewer)])) as Record<
        Action,
        Availability<Reason, Part>
      >

    const isAlreadyDone = ({ guard }: UnmetCondition<Reason>, facts: Facts) =>
      Object.hasOwn(guards, guard) && guards[guard as unknown as Name][2]?.isAlreadyDone?.(facts) === true

    /** Next actions of a viewer among some actions, in their order. */
    function nextSteps(
      facts: Facts,
      viewer: Viewer,
      among: readonly Action[] = names,
    ): Steps<Action, Reason> {
      const available = among.flatMap((action): Step<Action, Reason>[] => {
        const { isAvailable: isTheirs, unmet: unmetConditions } = availabilityOf(action, facts, viewer)
        return isTheirs && rules[action].isRelevant?.(facts) !== false
          ? [{ action, unmet: unmetConditions }]
          : []
      })
      const isDone = ({ unmet: unmetConditions }: Step<Action, Reason>) =>
        unmetConditions.some((each) => isAlreadyDone(each, facts))
      return {
        open: available.filter(({ unmet: unmetConditions }) => unmetConditions.length === 0),
        blocked: available.filter((step) => step.unmet.length > 0 && !isDone(step)),
        alreadyDone: available.filter(isDone),
      }
    }

    const actionsSatisfying = (guard: Name) => names.filter((name) => rules[name].satisfies?.includes(guard))

    /**
     * The advancing action and the tasks before it; null if there is none, or if its conditions can't be met any more.
     */
    function progressOf(facts: Facts, viewer: Viewer): Progress<Action, Reason> | null {
      const matchesState = ({ from, when = always }: AnyRule) =>
        from.includes(facts.state) && when.every((region) => regions?.[region](facts))
      const advancing = names.find((name) => rules[name].advances && matchesState(rules[name]))
      if (advancing === undefined) return null
      const { guards: requiredGuards = [] } = rules[advancing]
      const missing = new Map(requiredGuards.map((guard) => [guard, unmetConditionsOf(guard, facts, viewer)]))
      if (
        requiredGuards.some(
          (guard) => actionsSatisfying(guard).length === 0 && missing.get(guard)!.length > 0,
        )
      )
        return null

      const taskOf = (guard: Name, action: Action): Task<Action, Reason> => {
        const { isAllowed, unmet: before } = availabilityOf(action, facts, viewer)
        const unmetConditions = missing.get(guard)!
        const isDone = unmetConditions.length === 0 || before.some((each) => isAlreadyDone(each, facts))
        return { guard, action, isDone, isOpen: isAllowed && !isDone, unmet: unmetConditions }
      }
      const { isAllowed, isAvailable: isTheirs } = availabilityOf(advancing, facts, viewer)
      return {
        action: advancing,
        isTheirs,
        isOpen: isAllowed,
        tasks: requiredGuards
          .filter((guard) => guards[guard][2]?.applies?.(facts) !== false)
          .flatMap((guard) => actionsSatisfying(guard).map((action) => taskOf(guard, action))),
      }
    }

    /** The viewer's next action among some; null if it is someone else's turn. */
    function nextActionOf(facts: Facts, viewer: Viewer, among: readonly Action[] = names): Action | null {
      const progress = progressOf(facts, viewer)
      if (progress?.isOpen) return progress.action
      const task = progress?.tasks.find(({ isOpen }) => isOpen)
      if (task) return task.action
      const isStillNeeded = ({ action }: Step<Action>) =>
        rules[action].isPending?.(facts) ??
        rules[action].satisfies?.some((guard) => unmetConditionsOf(guard, facts, viewer).length > 0)
      return nextSteps(facts, viewer, among).open.find(isStillNeeded)?.action ?? null
    }

    /** Returns the entity after an allowed action. */
    function apply<S extends RowFacts, A extends Action>(
      action: A,
      subject: S,
      input: Partial<ActionInput[A]> = {},
    ): S {
      const { to = {} } = rules[action]
      return { ...subject, ...(typeof to === 'function' ? to(input, subject) : to) }
    }

    const isAction = (name: string | null): name is Action => name !== null && Object.hasOwn(actions, name)

    return {
      actions: rules,
      names,
      isAction,
      isAvailable,
      availabilityOf,
      possibilities: availabilities,
      nextSteps,
      progressOf,
      nextActionOf,
      apply,
    }
  }

/** A workflow as the screens and the mock backend need it, for any entity. */
export interface Workflow<Facts, Viewer, RowFacts, Action extends string, Reason extends string = string> {
  actions: Readonly<
    Record<
      Action,
      { needsWarning?: boolean; isDestructive?: boolean; keepsVersion?: boolean; input?: z.ZodMiniType }
    >
  >
  names: readonly Action[]
  isAction: (name: string | null) => name is Action
  isAvailable: (action: Action, rowFacts: RowFacts, viewer: Viewer) => boolean
  availabilityOf: (action: Action, facts: Facts, viewer: Viewer) => Availability<Reason>
  nextSteps: (facts: Facts, viewer: Viewer, among?: readonly Action[]) => Steps<Action, Reason>
  progressOf: (facts: Facts, viewer: Viewer) => Progress<Action, Reason> | null
  nextActionOf: (facts: Facts, viewer: Viewer, among?: readonly Action[]) => Action | null
  apply: <S extends RowFacts & HasState>(action: Action, subject: S, input?: object) => S
}

export type ActionOf<W extends { names: readonly string[] }> = W['names'][number]
