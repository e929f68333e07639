import type * as z from 'zod/mini'

/** What every thing that goes its way has: its main state. */
export interface HasState {
  state: string
}

type Detail = Omit<UnmetCondition, 'guard' | 'part'>

/** A condition that does not hold, and where to mend it. */
export interface UnmetCondition<Reason extends string = string, Part extends string = string> {
  /** The guard or region, or `role` or `state`; under this name stands the text that says so. */
  guard: Reason
  /** Of the screen; absent where nothing can be mended. */
  part?: Part
  /** Of a form: `experiments.0.cost`. */
  field?: string
  /** The rule that the field breaks. */
  issue?: string
  params?: Readonly<Record<string, string | number>>
}

/** Whether it holds, or what it misses. */
type Check<Facts, Viewer> = (facts: Facts, viewer: Viewer) => boolean | readonly Detail[]

interface GuardMore<Facts> {
  /** Whether, where it does not hold, that is so because what the action is for has been done. */
  isAlreadyDone?: (facts: Facts) => boolean
  /** Whether it is asked of this thing at all; absent: always. */
  applies?: (facts: Facts) => boolean
}

/** A condition: the part of the screen where it is met, and whether it holds. */
export type Guard<Facts, Viewer, Part> = readonly [
  part: Part,
  check: Check<Facts, Viewer>,
  more?: GuardMore<Facts>,
]

/** For a guard that only fails where nothing is left to be done. */
export const ALREADY_DONE = { isAlreadyDone: () => true }

interface Rule<Facts extends RowFacts, RowFacts extends HasState, Relation, Region, Name, ActionInput> {
  from: readonly Facts['state'][]
  /** Any one of them. */
  who: readonly Relation[]
  /** What stands beside the main state; absent: as the workflow has it for all. */
  when?: readonly Region[]
  guards?: readonly Name[]
  /** What whoever does it has to say; the form, the call and the mock backend check by it. */
  input?: z.ZodMiniType<ActionInput>
  /** Cannot be taken back, or gives something back to whom it came from. */
  needsWarning?: boolean
  /** Takes away what was there: never offered beside the other actions. */
  isDestructive?: boolean
  /** Leads the thing on from its states, of each of which there is one: what is next is this, or what is in its way. */
  advances?: boolean
  /** The guards that it makes hold, for this and other actions. */
  satisfies?: readonly Name[]
  /** Whether it still waits to be done, of what leads nothing on and that no guard asks for. */
  isPending?: (facts: Facts) => boolean
  /** Touches nothing that others have read and are about to change: the version stays. */
  keepsVersion?: boolean
  /** Whether there is anything to do it to; absent: always. */
  isRelevant?: (facts: Facts) => boolean
  /** What changes; absent: nothing of how it stands. */
  to?: Partial<RowFacts> | ((input: Partial<ActionInput>, before: RowFacts) => Partial<RowFacts>)
}

export interface Availability<Reason extends string = string, Part extends string = string> {
  isAllowed: boolean
  /** It is the viewer's to do as it stands: shown, and disabled while something is unmet. */
  isOffered: boolean
  unmet: readonly UnmetCondition<Reason, Part>[]
}

export interface Step<Action extends string = string, Reason extends string = string> {
  action: Action
  unmet: readonly UnmetCondition<Reason>[]
}

/** What someone may do next. */
export interface Steps<Action extends string = string, Reason extends string = string> {
  /** To be done now. */
  open: readonly Step<Action, Reason>[]
  /** Offered, with something in the way. */
  blocked: readonly Step<Action, Reason>[]
  /** Offered, and done already. */
  alreadyDone: readonly Step<Action, Reason>[]
}

/** Something that has to be done before a thing is led on. */
export interface Task<Action extends string = string, Reason extends string = string> {
  guard: Reason
  /** By which it is done. */
  action: Action
  isDone: boolean
  /** The viewer may do it now. */
  isOpen: boolean
  /** What is missing of it. */
  unmet: readonly UnmetCondition<Reason>[]
}

/** What leads a thing on from where it stands. */
export interface Progress<Action extends string = string, Reason extends string = string> {
  action: Action
  /** Whether the viewer is who leads it on, now or once the tasks are done. */
  isTheirs: boolean
  isOpen: boolean
  /** In the order in which they are done. */
  tasks: readonly Task<Action, Reason>[]
}

/**
 * Declares what may be done with a thing, by whom and when. Screens enable by it, and the mock backend refuses by it:
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
 * `Outline` is what the row of a list tells already: relations and regions ask for no more, so that rows know what they
 * offer. Guards ask for all facts.
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
    relations: Readonly<Record<Relation, (outline: RowFacts, viewer: Viewer) => boolean>>
    /** What stands beside the main state, as far as actions depend on it. */
    regions?: Readonly<Record<Region, (outline: RowFacts) => boolean>>
    /** Of every action that does not say otherwise. */
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

    /** Role, state and regions: what is in the way before any guard is asked. */
    function outerUnmet(action: Action, outline: RowFacts, viewer: Viewer): UnmetCondition<Reason, Part>[] {
      const { from, who, when = always } = rules[action]
      const wanted = when.filter((region) => !regions?.[region](outline))
      return [
        ...(who.some((relation) => relations[relation](outline, viewer)) ? [] : (['role'] as const)),
        ...(from.includes(outline.state) ? [] : (['state'] as const)),
        ...wanted,
      ].map((guard) => ({ guard: guard as Reason }))
    }

    function unmetOf(name: Name, facts: Facts, viewer: Viewer): UnmetCondition<Reason, Part>[] {
      const [part, check, more] = guards[name]
      if (more?.applies?.(facts) === false) return []
      const found = check(facts, viewer)
      if (typeof found === 'boolean') return found ? [] : [{ guard: name, part }]
      return found.map((detail) => ({ ...detail, guard: name as Reason, part }))
    }

    /** Whether something is the viewer's to do as it stands; guards may still be in the way. */
    const isOffered = (action: Action, outline: RowFacts, viewer: Viewer): boolean =>
      outerUnmet(action, outline, viewer).length === 0

    /** Whether a viewer may do something now, and if not, all that is in the way. */
    function availabilityOf(action: Action, facts: Facts, viewer: Viewer): Availability<Reason, Part> {
      const outer = outerUnmet(action, facts, viewer)
      const { guards: asked = [] } = rules[action]
      const unmet = outer.length > 0 ? outer : asked.flatMap((name) => unmetOf(name, facts, viewer))
      return { isAllowed: unmet.length === 0, isOffered: outer.length === 0, unmet }
    }

    /** The same for every action. */
    const availabilities = (facts: Facts, viewer: Viewer) =>
      Object.fromEntries(names.map((action) => [action, availabilityOf(action, facts, viewer)])) as Record<
        Action,
        Availability<Reason, Part>
      >

    const isAlreadyDone = ({ guard }: UnmetCondition<Reason>, facts: Facts) =>
      Object.hasOwn(guards, guard) && guards[guard as unknown as Name][2]?.isAlreadyDone?.(facts) === true

    /** What a viewer may do next, of some actions, in their order. */
    function nextSteps(
      facts: Facts,
      viewer: Viewer,
      among: readonly Action[] = names,
    ): Steps<Action, Reason> {
      const offered = among.flatMap((action): Step<Action, Reason>[] => {
        const { isOffered: isTheirs, unmet } = availabilityOf(action, facts, viewer)
        return isTheirs && rules[action].isRelevant?.(facts) !== false ? [{ action, unmet }] : []
      })
      const isDone = ({ unmet }: Step<Action, Reason>) => unmet.some((each) => isAlreadyDone(each, facts))
      return {
        open: offered.filter(({ unmet }) => unmet.length === 0),
        blocked: offered.filter((step) => step.unmet.length > 0 && !isDone(step)),
        alreadyDone: offered.filter(isDone),
      }
    }

    const actionsSatisfying = (guard: Name) => names.filter((name) => rules[name].satisfies?.includes(guard))

    /** What leads a thing on, and what has to be done before; null where nothing does, or nothing can any more. */
    function progressOf(facts: Facts, viewer: Viewer): Progress<Action, Reason> | null {
      const matchesState = ({ from, when = always }: AnyRule) =>
        from.includes(facts.state) && when.every((region) => regions?.[region](facts))
      const advancing = names.find((name) => rules[name].advances && matchesState(rules[name]))
      if (advancing === undefined) return null
      const { guards: asked = [] } = rules[advancing]
      const missing = new Map(asked.map((guard) => [guard, unmetOf(guard, facts, viewer)]))
      if (asked.some((guard) => actionsSatisfying(guard).length === 0 && missing.get(guard)!.length > 0))
        return null

      const taskOf = (guard: Name, action: Action): Task<Action, Reason> => {
        const { isAllowed, unmet: before } = availabilityOf(action, facts, viewer)
        const unmet = missing.get(guard)!
        const isDone = unmet.length === 0 || before.some((each) => isAlreadyDone(each, facts))
        return { guard, action, isDone, isOpen: isAllowed && !isDone, unmet }
      }
      const { isAllowed, isOffered: isTheirs } = availabilityOf(advancing, facts, viewer)
      return {
        action: advancing,
        isTheirs,
        isOpen: isAllowed,
        tasks: asked
          .filter((guard) => guards[guard][2]?.applies?.(facts) !== false)
          .flatMap((guard) => actionsSatisfying(guard).map((action) => taskOf(guard, action))),
      }
    }

    /** What is the viewer's to do next, of some actions; null where it is another's turn. */
    function nextActionOf(facts: Facts, viewer: Viewer, among: readonly Action[] = names): Action | null {
      const progress = progressOf(facts, viewer)
      if (progress?.isOpen) return progress.action
      const task = progress?.tasks.find(({ isOpen }) => isOpen)
      if (task) return task.action
      const willBeAsked = ({ action }: Step<Action>) =>
        rules[action].isPending?.(facts) ??
        rules[action].satisfies?.some((guard) => unmetOf(guard, facts, viewer).length > 0)
      return nextSteps(facts, viewer, among).open.find(willBeAsked)?.action ?? null
    }

    /** How a thing stands after something that was allowed. */
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
      isOffered,
      availabilityOf,
      possibilities: availabilities,
      nextSteps,
      progressOf,
      nextActionOf,
      apply,
    }
  }

/** What the screens and the mock backend need of a workflow, whatever it is about. */
export interface Workflow<Facts, Viewer, RowFacts, Action extends string, Reason extends string = string> {
  actions: Readonly<
    Record<
      Action,
      { needsWarning?: boolean; isDestructive?: boolean; keepsVersion?: boolean; input?: z.ZodMiniType }
    >
  >
  names: readonly Action[]
  isAction: (name: string | null) => name is Action
  isOffered: (action: Action, outline: RowFacts, viewer: Viewer) => boolean
  availabilityOf: (action: Action, facts: Facts, viewer: Viewer) => Availability<Reason>
  nextSteps: (facts: Facts, viewer: Viewer, among?: readonly Action[]) => Steps<Action, Reason>
  progressOf: (facts: Facts, viewer: Viewer) => Progress<Action, Reason> | null
  nextActionOf: (facts: Facts, viewer: Viewer, among?: readonly Action[]) => Action | null
  apply: <S extends RowFacts & HasState>(action: Action, subject: S, input?: object) => S
}

/** The names of a workflow's actions. */
export type ActionOf<W extends { names: readonly string[] }> = W['names'][number]
