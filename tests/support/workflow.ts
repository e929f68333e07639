import { afterAll, describe, expect, test } from 'vitest'
import type { HasState, Workflow } from '@/shared/workflow/workflow'

/** The expected rule for an action, written independently of the workflow. */
export interface Expected<Place extends string, Person extends string, State extends string> {
  in: readonly Place[]
  who: readonly Person[]
  /** The main state afterwards, if it changes. */
  next?: State
}

interface CallResult<Stored> {
  isDone: boolean
  message?: string | undefined
  /** The stored entity afterwards. */
  after: Stored | undefined
}

interface WorkflowSpec<
  Stored extends HasState,
  Facts,
  Viewer,
  Action extends string,
  Place extends string,
  Person extends string,
> {
  /** Main states, each with its other state fields. */
  states: Readonly<Record<Place, Partial<Stored>>>
  viewers: Readonly<Record<Person, () => Viewer>>
  expectation: Readonly<Record<Action, Expected<Place, Person, Stored['state']>>>
  /** Stores an entity in the given state, with everything else that the action requires. */
  ready: (action: Action, stateFields: Partial<Stored>, person: Person) => Stored
  factsOf: (stored: Stored, viewer: Viewer) => Facts
  /** True for users who cannot see the entity, so that some of their actions never reach the rules. */
  isUnseen?: (action: Action, person: Person) => boolean
  /** Makes a valid call of an action on the mock backend. */
  call: (action: Action, stored: Stored, viewer: Viewer) => Promise<CallResult<Stored>>
  /** Actions that delete the entity. */
  removals: readonly Action[]
}

/**
 * Tests every action in every state by every kind of user, on the workflow and on the mock backend: exactly the
 * expected users may do it, it leads to the expected state, and a refusal changes nothing.
 */
export function testEveryAction<
  Stored extends HasState & Outline,
  Facts,
  Viewer,
  Outline,
  Action extends string,
  Place extends string,
  Person extends string,
>(
  workflow: Workflow<Facts, Viewer, Outline, Action>,
  spec: WorkflowSpec<Stored, Facts, Viewer, Action, Place, Person>,
) {
  const { states, viewers, expectation, ready, factsOf, isUnseen, call, removals } = spec
  const counts = { workflow: { allowed: 0, refused: 0 }, backend: { allowed: 0, refused: 0 } }

  function* casesOf(action: Action) {
    const { in: places, who } = expectation[action]
    for (const place of Object.keys(states) as Place[]) {
      for (const person of Object.keys(viewers) as Person[]) {
        const isExpected = places.includes(place) && who.includes(person)
        const stored = ready(action, states[place], person)
        yield { name: `${place}, ${person}`, person, viewer: viewers[person](), stored, isExpected }
      }
    }
  }

  const count = (where: keyof typeof counts, isAllowed: boolean) =>
    counts[where][isAllowed ? 'allowed' : 'refused']++

  afterAll(() => {
    const sum = ({ allowed, refused }: { allowed: number; refused: number }) =>
      `${allowed + refused} (${allowed} allowed, ${refused} refused)`
    console.log(`every action: workflow ${sum(counts.workflow)}, mock backend ${sum(counts.backend)}`)
  })

  test('each action is declared, and expected of at least one user and state', () => {
    expect(workflow.names.toSorted()).toEqual(Object.keys(expectation).toSorted())
    for (const action of workflow.names) {
      expect(expectation[action].who, action).not.toEqual([])
      expect(expectation[action].in, action).not.toEqual([])
    }
  })

  describe('the workflow', () => {
    test.each(workflow.names)('%s is allowed to exactly those', (action) => {
      for (const { name, person, viewer, stored, isExpected } of casesOf(action)) {
        if (isUnseen?.(action, person)) continue
        const { isAllowed, unmet } = workflow.availabilityOf(action, factsOf(stored, viewer), viewer)
        expect(isAllowed, `${name}: ${JSON.stringify(unmet)}`).toBe(isExpected)
        expect(unmet.length === 0).toBe(isAllowed)
        if (isAllowed) {
          const next = expectation[action].next ?? stored.state
          expect(workflow.apply(action, stored).state, name).toBe(next)
        }
        count('workflow', isAllowed)
      }
    })
  })

  describe('the mock backend', () => {
    test.each(workflow.names)(
      '%s is allowed to exactly these users; a refusal leaves no trace',
      async (action) => {
        for (const { name, viewer, stored, isExpected } of casesOf(action)) {
          const { isDone, message, after } = await call(action, stored, viewer)
          const place = `${name}: ${message ?? ''}`
          expect(isDone, place).toBe(isExpected)
          if (!isDone) {
            expect(after, place).toBe(stored)
            if (message !== undefined) expect(message, place).toMatch(/\p{Script=Han}/u)
          } else if (removals.includes(action)) expect(after, place).toBeUndefined()
          else expect(after?.state, place).toBe(expectation[action].next ?? stored.state)
          count('backend', isDone)
        }
      },
    )
  })
}
