import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { CALL_NAMES } from '@/features/concepts/model/concepts.api'
import { STATE, type State } from '@/features/concepts/domain/conceptStates'
import type { Action } from '@/features/concepts/domain/conceptWorkflow'
import { concepts, type StoredConcept } from '@mocks/concepts/store'
import { db } from '@mocks/account/store'
import { server } from '../../setup.msw'
import { askBackend } from '../../support/askBackend'
import { CALLS, readyFor } from '../../support/concepts'
import { makeFile } from '../../support/files'
import { renderScreen } from '../../support/renderApp'

const C = `*${API_BASE}/poconcept/poconceptInfo`
/** Key of its draft in the tab's storage. */
const DRAFT = 'pharmadesk:draft:concept:7000:goFirstAuditSuccess'
const OPINION = 'The case is sound and worth incubating.'

const stored = () => concepts.get('7000')!

async function openStep(as: string, action: Action, state: State, more: Partial<StoredConcept> = {}) {
  readyFor(action, state, more)
  const visit = await renderScreen(`/apply/7000?do=${CALL_NAMES[action]}`, { as })
  const dialog = await screen.findByRole('dialog')
  const inside = within(dialog)
  const button = (name: string | RegExp) => inside.getByRole('button', { name })
  return {
    ...visit,
    dialog,
    inside,
    button,
    press: (name: string | RegExp) => visit.user.click(button(name)),
  }
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

async function meanwhile(as: string, action: Action) {
  const { endpoint, args } = CALLS[action]
  const account = db.accounts.find(({ userName }) => userName === as)!
  expect(await askBackend().send(account, endpoint, args(stored()))).toMatchObject({ code: 200 })
}

const refuse = (path: string, msg = '系统繁忙，请稍后再试') =>
  server.use(http.post(`${C}/${path}`, () => HttpResponse.json({ code: 500, msg }), { once: true }))

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('a submission states what happens, and is made once it is confirmed', async () => {
  const { dialog, press } = await openStep('founder', 'submitFirst', STATE.draft)
  expect(dialog).toHaveTextContent(/Submitting locks the first stage/)
  expect(stored().state).toBe(STATE.draft)
  await press('Submit for first review')
  await isClosed()
  expect(stored().state).toBe(STATE.firstPending)
  expect(await screen.findByText(/Submit for first review – done/)).toBeInTheDocument()
})

test('the latest input is saved before it is submitted', async () => {
  readyFor('submitFirst', STATE.draft)
  // Held back until the dialog has been checked, however slow the machine is.
  let save = () => {}
  const looked = new Promise<void>((resolve) => (save = resolve))
  server.use(http.put(C, () => looked))
  const { user } = await renderScreen('/apply/7000?tab=firstStage', { as: 'founder' })
  type(await screen.findByRole('textbox', { name: 'Target' }), 'CLDN18.2')
  await user.click(await screen.findByRole('button', { name: 'Submit for first review' }))
  const note = await screen.findByText(/not saved yet/)
  const dialog = within(note.closest<HTMLElement>('[role=dialog]')!)
  expect(dialog.getByRole('button', { name: 'Submit for first review' })).toBeDisabled()
  fireEvent(window, new Event('pagehide')) // saves immediately
  save()
  await waitFor(() => expect(dialog.queryByText(/not saved yet/)).not.toBeInTheDocument())
  expect(dialog.queryByText(/updated after you opened/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Submit for first review' }))
  await waitFor(() => expect(stored().state).toBe(STATE.firstPending))
  expect(stored().firstStage).toMatchObject({ target: 'CLDN18.2' })
})

test('an opinion keeps to its length; a rejection and a closed dialog lose none of it', async () => {
  refuse('goFirstAuditSuccess')
  const { user, inside, press } = await openStep('auditor', 'passFirst', STATE.firstPending)
  const opinionField = () => screen.getByRole('textbox', { name: 'Opinion' })
  type(opinionField(), 'Too short')
  await press('Pass the first review')
  expect(await inside.findByText('At least 10 characters')).toBeInTheDocument()
  type(opinionField(), OPINION)
  await press('Pass the first review')
  expect(await inside.findByText('系统繁忙，请稍后再试')).toBeInTheDocument()
  expect(opinionField()).toHaveValue(OPINION)
  await press('Cancel')
  await isClosed()
  await user.click(screen.getByRole('button', { name: 'Pass the first review' }))
  expect(await screen.findByText('Your unsubmitted input has been restored')).toBeInTheDocument()
  expect(opinionField()).toHaveValue(OPINION)
  const finalOpinion = `${OPINION} I mean it.`
  type(opinionField(), finalOpinion)
  const again = within(screen.getByRole('dialog'))
  await user.click(again.getByRole('button', { name: 'Pass the first review' }))
  await isClosed()
  expect(stored()).toMatchObject({ state: STATE.incubating, opinions: [{ text: finalOpinion }] })
})

test('a draft from before actions had names of their own is restored', async () => {
  const typed = { userId: '12', time: Date.now(), values: { opinion: OPINION } }
  sessionStorage.setItem(DRAFT, JSON.stringify(typed))
  await openStep('auditor', 'passFirst', STATE.firstPending)
  expect(screen.getByRole('textbox', { name: 'Opinion' })).toHaveValue(OPINION)
})

test('when two act at once the second sees the new state, keeps their text, and cannot continue', async () => {
  const { inside, button, press } = await openStep('auditor', 'passFirst', STATE.firstPending)
  const opinionField = screen.getByRole('textbox', { name: 'Opinion' })
  type(opinionField, OPINION)
  await meanwhile('admin', 'returnFirst')
  await press('Pass the first review')
  expect(await inside.findByText(/该项目已由系统管理员更新，当前状态为“初审退回”/)).toBeInTheDocument()
  expect(inside.getByText(/this is not available in the project's current status/)).toBeInTheDocument()
  expect(inside.getByRole('list', { name: 'Still required' })).toHaveTextContent(
    /Not available in the project's current status/,
  )
  expect(opinionField).toHaveValue(OPINION)
  expect(button('Pass the first review')).toBeDisabled()
  expect(stored().state).toBe(STATE.firstFailed)
})

test('if the newer state still allows the action, it can be performed on that', async () => {
  const { inside, press } = await openStep('auditor', 'passFirst', STATE.firstPending)
  type(screen.getByRole('textbox', { name: 'Opinion' }), OPINION)
  await meanwhile('admin', 'recordFirst')
  await press('Pass the first review')
  expect(await inside.findByText(/check it before submitting again/)).toBeInTheDocument()
  await press('Pass the first review')
  await isClosed()
  expect(stored().state).toBe(STATE.incubating)
})

test('a concept is returned with a reason, and with notes on the fields shown next to it', async () => {
  const { user, inside, press } = await openStep('auditor', 'returnFirst', STATE.firstPending)
  const reading = inside.getByRole('region', { name: 'For reference' })
  await waitFor(() => expect(reading).toHaveTextContent('一个完整的项目'))
  await press('Return for correction')
  await waitFor(() => expect(inside.getAllByText('Please fill this in')).toHaveLength(2))
  await user.click(inside.getByRole('combobox', { name: 'Reason' }))
  await user.click(await screen.findByTitle('Insufficient scientific evidence'))
  type(inside.getByRole('textbox', { name: 'Explanation' }), 'Please show the data.')
  // By keyboard at its name, by pointer anywhere in it; a second time focuses the existing note.
  within(reading).getByRole('button', { name: 'Innovation summary: add note' }).focus()
  await user.keyboard('{Enter}')
  const note = await inside.findByRole('textbox', { name: 'Innovation summary' })
  expect(note).toHaveFocus()
  await user.click(within(reading).getByText('一个完整的项目'))
  await waitFor(() => expect(inside.getByRole('textbox', { name: 'Project name' })).toHaveFocus())
  await user.click(inside.getByRole('button', { name: /Project name”/ }))
  await user.click(within(reading).getByRole('button', { name: 'Innovation summary: add note' }))
  expect(inside.getAllByRole('textbox', { name: 'Innovation summary' })).toEqual([note])
  await press('Return for correction')
  expect(await inside.findByText('Please fill this in')).toBeInTheDocument()
  type(note, 'What is different?')
  await press('Return for correction')
  await isClosed()
  expect(stored()).toMatchObject({
    state: STATE.firstFailed,
    notes: [{ field: 'summary', text: 'What is different?' }],
    opinions: [{ reasonClass: 'science', text: 'Please show the data.' }],
  })
})

test('a file is checked before it is sent; a rejected one stays and can be sent again', async () => {
  refuse('upload/goFirstSpeakResult', '文件服务暂不可用')
  const { user, dialog, inside, button, press } = await openStep('auditor', 'recordFirst', STATE.firstPending)
  const choose = (file: File) =>
    fireEvent.change(dialog.querySelector('input')!, { target: { files: [file] } })
  expect(button('Upload the hearing record')).toBeDisabled()
  choose(makeFile('record.docx'))
  expect(await inside.findByText(/This file type is not accepted/)).toBeInTheDocument()
  expect(button('Upload the hearing record')).toBeDisabled()
  choose(makeFile('record.pdf'))
  await waitFor(() => expect(button('Upload the hearing record')).toBeEnabled())
  await press('Upload the hearing record')
  expect(await inside.findByText('文件服务暂不可用')).toBeInTheDocument()
  expect(inside.getByText('record.pdf')).toBeInTheDocument()
  await press('Upload the hearing record')
  await isClosed()
  expect(stored().firstRecord).toMatchObject({ originalName: 'record.pdf', by: '郑初审' })
  await user.click(screen.getByRole('link', { name: 'Records' }))
  expect(await screen.findByRole('button', { name: 'Download record.pdf' })).toBeInTheDocument()
})

test('the parties of the agreement are prefilled, and can be changed', async () => {
  const { inside, press } = await openStep('founder', 'applySecrecy', STATE.incubating)
  const person = await inside.findByRole('textbox', { name: 'Signatory of the disclosing party' })
  expect(person).toHaveValue('吴创始')
  type(person, '吴新人')
  await press('Apply for a confidentiality agreement')
  await isClosed()
  expect(stored()).toMatchObject({ secrecy: 'applied', secrecyParties: { disclosingPerson: '吴新人' } })
})

test('each point of the checklist is confirmed before it passes', async () => {
  const { user, inside, press } = await openStep('manager', 'passAfter', STATE.afterPending)
  const [first, ...others] = inside.getAllByRole('checkbox')
  for (const box of others) await user.click(box)
  await press('Pass the post-decision information')
  expect(await inside.findByText('Please confirm this')).toBeInTheDocument()
  expect(stored().state).toBe(STATE.afterPending)
  await user.click(first!)
  await press('Pass the post-decision information')
  await isClosed()
  expect(stored().state).toBe(STATE.implementing)
})

test('if the response is lost, the state of the concept shows the result', async () => {
  const { inside, button, press } = await openStep('founder', 'submitFirst', STATE.draft)
  server.use(
    http.post(`${C}/goFirstApply`, async () => {
      await meanwhile('founder', 'submitFirst')
      return HttpResponse.error()
    }),
  )
  await press('Submit for first review')
  expect(await inside.findByText(/We couldn't confirm whether it was submitted/)).toBeInTheDocument()
  expect(inside.getByText(/this is not available in the project's current status/)).toBeInTheDocument()
  expect(button('Submit for first review')).toBeDisabled()
})

test('the post-decision information is submitted as saved', async () => {
  const { press } = await openStep('founder', 'submitAfter', STATE.decided)
  await press('Submit the post-decision information')
  await isClosed()
  expect(stored()).toMatchObject({ state: STATE.afterPending, afterStage: { contractNo: 'HT-1' } })
})

test('archiving makes a single request, however often it is pressed, and a rejection is shown', async () => {
  let asked = 0
  const answers: (() => void)[] = []
  server.use(
    http.get(`${C}/batchGoSeal/7000`, async () => {
      asked++
      await new Promise<void>((resolve) => answers.push(resolve))
      return HttpResponse.json({ code: 200, data: [{ id: '7000', ok: false, msg: '当前状态不允许该操作' }] })
    }),
  )
  readyFor('seal', STATE.incubating)
  const { user } = await renderScreen('/incubate/7000', { as: 'manager' })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  const archive = await screen.findByRole('button', { name: 'Archive' })
  fireEvent.click(archive)
  fireEvent.click(archive)
  await waitFor(() => expect(answers).toHaveLength(1))
  fireEvent.click(archive)
  answers[0]!()
  expect(await screen.findByRole('dialog')).toHaveTextContent('当前状态不允许该操作')
  expect(asked).toBe(1)
})

test('archiving takes effect at once, and can be undone', async () => {
  readyFor('seal', STATE.incubating)
  const { user } = await renderScreen('/incubate/7000', { as: 'manager' })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  const notice = (await screen.findByText(/” archived$/)).closest<HTMLElement>('[role=status]')!
  expect(stored().seal).toBe('sealed')
  await user.click(within(notice).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored()).toMatchObject({ seal: 'open', state: STATE.incubating }))
})

test('deleting a concept leads back to its list', async () => {
  const { press, address } = await openStep('founder', 'remove', STATE.draft)
  await press('Delete the project')
  await waitFor(() => expect(address()).toBe('/apply'))
  expect(stored()).toBeUndefined()
})
