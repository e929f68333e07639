import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/renderApp'
import { expectHeadersMatchCells, editableTables } from '../../support/rowHeaders'

interface Form {
  address: string
  as: string
  /** Clicks that open the form and show its rows. */
  steps?: readonly (readonly [role: 'button' | 'radio', name: string | RegExp])[]
  /** Number of row tables in the form. */
  lists: number
}

const AUDIT = '/vdr/vdocumentaudit?roomId=1&version=6-2-1v2'

/** Forms with row tables; those of a new room and of a valuation are checked in the tests that fill them. */
const FORMS: Readonly<Record<string, Form>> = {
  'levels by tag': { address: AUDIT, as: 'admin', steps: [['radio', 'By tag']], lists: 1 },
  'notes on pages': { address: AUDIT, as: 'admin', steps: [['radio', 'Return']], lists: 1 },
  watermark: { address: '/vdr/vwatermark?roomId=1', as: 'admin', lists: 1 },
  customer: { address: '/implement/vcustomer?view=table', as: 'investor', steps: [['button', 'Add customer']], lists: 1 },
  task: { address: '/implement/vproject/9001?tab=tasks&view=table', as: 'project', steps: [['button', 'New task']], lists: 1 },
  schedule: { address: '/implement/vfund/9201', as: 'project', steps: [['button', 'Generate schedule']], lists: 1 },
  'bank row': { address: '/implement/vfund/reconcile?part=rows', as: 'finance', steps: [['button', 'Match by hand']], lists: 1 },
  'npv calculation': { address: '/valuation/npv/new', as: 'analyst', lists: 1 },
  'first stage of a concept': { address: '/apply/new', as: 'founder', lists: 1 },
} // prettier-ignore

test.each(Object.entries(FORMS))('%s: row headers name their cells', async (_, form) => {
  const { user } = await renderScreen(form.address, { as: form.as })
  for (const [role, name] of form.steps ?? [])
    await user.click((await screen.findAllByRole(role, { name }))[0]!) // oxlint-disable-line no-await-in-loop -- sequential on purpose
  const adders = () => screen.queryAllByRole('button', { name: /^Add a row: / })
  await waitFor(() => expect(adders().length + editableTables().length).toBeGreaterThanOrEqual(form.lists))
  for (const add of adders()) await user.click(add) // oxlint-disable-line no-await-in-loop -- sequential on purpose
  await waitFor(() => expect(editableTables()).toHaveLength(form.lists))
  expectHeadersMatchCells()
})
