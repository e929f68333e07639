import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endSession } from '@/app/session/startSession'
import { rememberValues, useSessionValues } from '@/features/valuation/sessionState/sessionValues'
import { catalogueOption } from '@mocks/valuation/seed/forms'
import { latest, reports } from '@mocks/valuation/store'
import { renderApp, renderScreen } from '../../support/renderApp'

const FORM = '/valuation/form'
const idOf = (name: string) =>
  reports.all().find((report) => latest(report).form.pipelineName.startsWith(name))!.id

const offer = () => screen.queryByText(/filled from your last valuation/)

test('a submitted form is remembered', async () => {
  const { user, address } = await renderScreen(`/valuation/report/${idOf('DEMO-202')}/edit`, {
    as: 'analyst',
  })
  await user.click(await screen.findByRole('button', { name: 'Recalculate' }))
  await waitFor(() => expect(address()).toBe(`/valuation/report/${idOf('DEMO-202')}`))
  expect(useSessionValues.getState()).toMatchObject({
    selectedIndOptions: [{ id: 'obesity' }],
    currentPhase: 'phase3',
    marketValue: { size: '15000000000', currency: 'USD' },
    otherIndTable: [],
  })
})

test('a second valuation of the session is prefilled from the last one, in empty fields only', async () => {
  const { user, go } = await renderScreen('/index', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  rememberValues({
    selectedIndOptions: [catalogueOption('indication', 'obesity')],
    currentPhase: 'phase3',
    marketValue: { size: '15000000000', currency: 'USD' },
  })
  await act(() => go(FORM))
  await screen.findByText(/last valuation: Current stage, Preferred indication, Market size per year/)
  await user.type(screen.getByLabelText('Market size per year'), '777')
  await user.click(screen.getByRole('button', { name: 'Fill in' }))
  expect(offer()).not.toBeInTheDocument()
  expect(screen.getByLabelText('Market size per year')).toHaveValue('777')
  expect(screen.getAllByTitle('Phase III')).not.toHaveLength(0)
  // The values proposed for a chosen stage are filled in here too.
  expect(screen.getByLabelText('WACC')).toHaveValue('10')
})

test('nothing is prefilled without an earlier valuation or after signing out', async () => {
  await renderApp(FORM, { as: 'analyst' })
  await screen.findByRole('button', { name: 'Submit valuation' })
  expect(offer()).not.toBeInTheDocument()

  act(() =>
    rememberValues({ currentPhase: 'phase2', selectedIndOptions: [catalogueOption('indication', 'nsclc')] }),
  )
  act(() => endSession('wish'))
  expect(useSessionValues.getState()).toMatchObject({ currentPhase: null, selectedIndOptions: [] })
  await renderApp(FORM, { as: 'basic' })
  await screen.findByRole('button', { name: 'Submit valuation' })
  expect(offer()).not.toBeInTheDocument()
})

test('deals of another stage are compared, and the choice is kept for the next report of the session', async () => {
  const { user, go } = await renderScreen(`/valuation/report/${idOf('DEMO-101')}`, { as: 'analyst' })
  const section = async () =>
    (await screen.findByRole('heading', { name: 'Market comparables' })).closest('section')!
  expect(await section()).toHaveTextContent('median of $260.0M')
  await user.click(within(await section()).getByRole('combobox', { name: 'Stage of the deals' }))
  await user.click(await screen.findByTitle('Preclinical'))
  await waitFor(async () => expect(await section()).toHaveTextContent('median of $45.0M'))
  expect(useSessionValues.getState().chartPhase).toBe('preclinical')

  await act(() => go(`/valuation/report/${idOf('DEMO-202')}`))
  await screen.findByRole('heading', { level: 1, name: /DEMO-202/ })
  expect(useSessionValues.getState().chartPhase).toBe('preclinical')
})
