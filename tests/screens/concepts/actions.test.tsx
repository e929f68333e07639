import { screen, within } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { afterAll, expect, test } from 'vitest'
import { Concept } from '@/features/concepts/model/answers'
import { STATE } from '@/features/concepts/domain/conceptStates'
import { type Action, conceptWorkflow } from '@/features/concepts/domain/conceptWorkflow'
import texts from '@/features/concepts/locales/en.json'
import { conceptActions } from '@/features/concepts/detail/conceptActions'
import workflow from '@/shared/locales/workflow.en.json'
import { NextSteps } from '@/shared/workflow/NextSteps'
import { detailOf } from '@mocks/concepts/lists'
import { factsFor, isVisibleTo, type StoredConcept } from '@mocks/concepts/store'
import { type Account } from '@mocks/platform/db'
import { db } from '@mocks/account/store'
import { readyFor } from '../../support/concepts'
import { renderComponent } from '../../support/renderComponent'

const ROLES = ['founder', 'auditor', 'manager', 'secretary', 'expert', 'expert2', 'chair', 'admin', 'reader']

/** Read actions, which are part of a dialog and a tab. */
const LOOKED_AT: ReadonlySet<Action> = new Set(['readSecrecyTerms', 'readAfter'])
/** Reasons that are listed; the rest is counted in a line. */
const MAX_LISTED = 8

/** Fails nearly every condition at once. */
const BLOCKED_CONCEPT: Partial<StoredConcept> = {
  firstStage: {},
  secondStage: {},
  afterStage: {},
  secrecy: 'none',
  service: 'none',
  reviews: {},
  creatorId: '12',
  afterSubmitterId: '13',
  wasPassed: true,
  notes: [{ id: 'n1', stage: 'first', field: 'summary', text: '请补充', before: null, after: null }],
}

interface Case {
  name: string
  concept: StoredConcept
}

/**
 * Each action in the first state that allows it: once with everything it needs, and once with every condition unmet.
 */
function cases(): Case[] {
  return conceptWorkflow.names.flatMap((action, index) => {
    const [state = STATE.draft] = conceptWorkflow.actions[action].from
    return [
      { name: `${action} ready`, concept: readyFor(action, state, { id: String(7100 + index) }) },
      {
        name: `${action} in the way`,
        concept: readyFor(action, state, { ...BLOCKED_CONCEPT, id: String(7200 + index) }),
      },
    ]
  })
}

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

const shownOf = (concept: StoredConcept, account: Account) => Concept.parse(detailOf(concept, account))

const controlsOf = (section: HTMLElement) =>
  new Map(
    [...within(section).queryAllByRole('button'), ...within(section).queryAllByRole('link')].map(
      (control) => [control.textContent, control],
    ),
  )

function Language() {
  const { i18n } = useTranslation(['concepts', 'workflow'])
  return i18n.language === 'en' && 'English'
}

const counts = { possible: 0, disabled: 0, absent: 0 }

afterAll(() => {
  const { possible, disabled, absent } = counts
  const sum = possible + disabled + absent
  console.log(`steps on the screen: ${sum} (${possible} possible, ${disabled} disabled, ${absent} absent)`)
})

test.each(ROLES)('%s is offered exactly what the table allows, with all that is in the way', async (as) => {
  const account = accountOf(as)
  const seen = cases().filter(({ concept }) => isVisibleTo(concept, account))
  await renderComponent(
    <>
      <Language />
      {seen.map(({ name, concept }) => (
        <section key={name} aria-label={name}>
          <NextSteps
            flow={conceptActions}
            viewer={account}
            subject={shownOf(concept, account)}
            onStart={() => undefined}
          />
        </section>
      ))}
    </>,
    { as },
  )
  await screen.findByText('English')
  for (const { name, concept } of seen) {
    const controls = controlsOf(screen.getByRole('region', { name }))
    const possible = conceptWorkflow.possibilities(factsFor(concept, account), account)
    const hasNotes = (concept.notes ?? []).some(({ reply }) => !reply)
    const isApplied = concept.secrecy === 'applied'
    for (const action of conceptWorkflow.names) {
      if (LOOKED_AT.has(action)) continue
      const control = controls.get(texts.action[action])
      const { isAvailable, isAllowed, unmet } = possible[action]
      const place = `${name}: ${action}`
      // Without a note to answer, or an application to withdraw.
      const isEmpty = (action === 'answerNote' && !hasNotes) || (action === 'withdrawSecrecy' && !isApplied)
      if (!isAvailable || isEmpty) {
        expect(control, place).toBeUndefined()
        counts.absent++
      } else if (isAllowed) {
        expect(control, place).toBeEnabled()
        counts.possible++
      } else {
        expect(control, place).toBeDisabled()
        const reasons = within(control!.closest('li')!).getByRole('list', { name: workflow.unmet.title })
        expect(within(reasons).getAllByRole('link'), place).toHaveLength(Math.min(unmet.length, MAX_LISTED))
        counts.disabled++
      }
    }
  }
})
