import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { AfterStageTab } from '@/features/concepts/afterStage/AfterStageTab'
import { FirstStageTab } from '@/features/concepts/firstStage/FirstStageTab'
import { SecondStageTab } from '@/features/concepts/secondStage/SecondStageTab'
import { afterStageOf } from '@/features/concepts/domain/afterStage'
import { FirstStage } from '@/features/concepts/domain/firstStage'
import { SecondStage } from '@/features/concepts/domain/secondStage'
import { STATE } from '@/features/concepts/domain/conceptStates'
import texts from '@/features/concepts/locales/en.json'
import { API_BASE } from '@/shared/api'
import { ruleOf } from '@/shared/form/fieldParsers'
import { concepts, type StoredConcept } from '@mocks/concepts/store'
import { server } from '../../setup.msw'
import { renderConceptPart } from '../../support/conceptForms'
import { readyFor } from '../../support/concepts'
import { fillIn } from '../../support/typing'

const DRAFT = '5004'
const RETURNED = '5006'
const updatePath = `*${API_BASE}/poconcept/poconceptInfo`

/** A report of the analyst; no server would list it to someone else. */
const FOREIGN = {
  id: '101',
  state: 'complete',
  version: 1,
  pipelineName: '别人的报告',
  companyName: '',
  currentStage: 'phase2',
  currency: 'USD',
  baseDate: '2026-01-01',
  rnpv: 1,
  createTime: '2026-01-01 00:00:00',
}

const storedConcept = (id: string) => concepts.get(id)!
const saveNow = () => fireEvent.click(screen.getByRole('button', { name: 'Save now' }))
/** Needed before a test ends, too: unsaved input would be sent to the backend of the next test. */
const save = async () => {
  if (screen.queryByRole('button', { name: 'Save now' })) saveNow()
  await isSaved()
}
const isSaved = () => screen.findByText(/^Saved \d\d:\d\d$/)
const name = () => screen.findByLabelText('Project name')

/** Counts the changes that the backend has answered from now on. */
function putsAnswered() {
  let count = 0
  server.events.on('response:mocked', ({ request }) => void (request.method === 'PUT' && count++))
  return () => count
}

const changeElsewhere = (id: string, changes: Partial<StoredConcept>) =>
  concepts.put({
    ...storedConcept(id),
    ...changes,
    version: storedConcept(id).version + 1,
    updatedBy: '冯经理',
  })

/** Leaves the form without any action, like closing the tab of the browser. */
const leave = (view: { unmount: () => void }) => view.unmount()

test('input is saved on the version that was read, and again on the next one', async () => {
  await renderConceptPart(FirstStageTab, DRAFT, 'founder')
  expect(await name()).toHaveValue('可降解心血管支架涂层（演示）')
  expect(screen.getByText('Your input is saved automatically')).toBeInTheDocument()
  const { version } = storedConcept(DRAFT)
  fillIn({ 'Project name': '新的名称', 'Funds sought': '2,500,000' })
  saveNow()
  await isSaved()
  expect(storedConcept(DRAFT)).toMatchObject({
    version: version + 1,
    firstStage: { name: '新的名称', funds: 2_500_000 },
  })

  fillIn({ Target: 'HER2' })
  fireEvent.keyDown(await name(), { key: 's', ctrlKey: true })
  await waitFor(() =>
    expect(storedConcept(DRAFT).firstStage).toMatchObject({ name: '新的名称', target: 'HER2' }),
  )
})

test('leaving the form saves, and an incomplete draft is accepted', async () => {
  const view = await renderConceptPart(FirstStageTab, DRAFT, 'founder')
  await name()
  fillIn({ 'E-mail': 'someone@' })
  leave(view)
  await waitFor(() => expect(storedConcept(DRAFT).firstStage?.email).toBe('someone@'))
})

test('input that could not be saved says why, can be retried, and is restored after the form was left', async () => {
  server.use(http.put(updatePath, () => HttpResponse.json({ code: 500, msg: '系统维护中' })))
  const view = await renderConceptPart(FirstStageTab, DRAFT, 'founder')
  await name()
  fillIn({ 'Project name': '没有保存的名称' })
  saveNow()
  const alert = await screen.findByText(/Not saved:/)
  expect(alert).toHaveTextContent('系统维护中')
  expect(screen.getByLabelText('Project name')).toHaveValue('没有保存的名称')
  leave(view)

  server.resetHandlers()
  await renderConceptPart(FirstStageTab, DRAFT, 'founder')
  expect(await name()).toHaveValue('没有保存的名称')
  expect(screen.getByText('Your unsaved input has been restored.')).toBeInTheDocument()
  saveNow()
  await isSaved()
  expect(storedConcept(DRAFT).firstStage?.name).toBe('没有保存的名称')
  expect(screen.queryByText('Your unsaved input has been restored.')).not.toBeInTheDocument()
})

test('restored input can be discarded', async () => {
  server.use(http.put(updatePath, () => HttpResponse.json({ code: 500, msg: '系统维护中' })))
  const view = await renderConceptPart(FirstStageTab, DRAFT, 'founder')
  await name()
  fillIn({ 'Project name': '没有保存的名称' })
  saveNow()
  await screen.findByText(/Not saved:/)
  leave(view)
  const { user } = await renderConceptPart(FirstStageTab, DRAFT, 'founder')
  await user.click(await screen.findByRole('button', { name: 'Discard it' }))
  expect(await name()).toHaveValue('可降解心血管支架涂层（演示）')
  expect(screen.queryByRole('button', { name: 'Save now' })).not.toBeInTheDocument()
})

test('two people at once: each field offers mine or theirs, and nothing is overwritten unseen', async () => {
  const { user } = await renderConceptPart(FirstStageTab, DRAFT, 'founder')
  await name()
  changeElsewhere(DRAFT, {
    firstStage: { ...storedConcept(DRAFT).firstStage, name: '他人的名称', contact: '他人' },
  })
  fillIn({ 'Project name': '我的名称', Target: 'HER2' })
  saveNow()
  expect(await screen.findByText('Someone else has changed the same stage')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Project name' })).toHaveValue('我的名称')
  expect(storedConcept(DRAFT).firstStage?.name).toBe('他人的名称')

  await user.click(screen.getByRole('button', { name: 'Choose what to keep' }))
  expect(screen.getByText('Someone else has changed the same stage').closest('[tabindex]')).toHaveFocus()
  const both = screen.getByRole('group', { name: 'Project name' })
  expect(both).toHaveTextContent('Both of you changed this. Please choose.')
  expect(both).toHaveTextContent('Mine: 我的名称')
  expect(both).toHaveTextContent('Theirs: 他人的名称')
  expect(screen.getByRole('button', { name: 'Save my choices' })).toBeDisabled()
  // Changes made by only one of the two are preselected.
  expect(
    within(screen.getByRole('group', { name: 'Target' })).getByRole('radio', { name: /Mine/ }),
  ).toBeChecked()
  expect(
    within(screen.getByRole('group', { name: 'Contact' })).getByRole('radio', { name: /Theirs/ }),
  ).toBeChecked()

  await user.click(within(both).getByRole('radio', { name: /Theirs/ }))
  await user.click(screen.getByRole('button', { name: 'Save my choices' }))
  await isSaved()
  expect(storedConcept(DRAFT).firstStage).toMatchObject({
    name: '他人的名称',
    contact: '他人',
    target: 'HER2',
  })
  expect(await name()).toHaveValue('他人的名称')
  expect(screen.queryByText('Someone else has changed the same stage')).not.toBeInTheDocument()
})

test('a change of something else in the concept is not a conflict', async () => {
  await renderConceptPart(FirstStageTab, DRAFT, 'founder')
  await name()
  changeElsewhere(DRAFT, { managerName: '冯经理' })
  fillIn({ 'Project name': '我的名称' })
  saveNow()
  await waitFor(() => expect(screen.queryByText('Saving…')).not.toBeInTheDocument())
  fireEvent.click(await screen.findByRole('button', { name: /Save now|Retry/ }))
  await isSaved()
  expect(storedConcept(DRAFT)).toMatchObject({ managerName: '冯经理', firstStage: { name: '我的名称' } })
})

test('if the stage was locked meanwhile, the input can still be read', async () => {
  await renderConceptPart(FirstStageTab, DRAFT, 'founder')
  await name()
  changeElsewhere(DRAFT, { state: '10' })
  fillIn({ 'Project name': '太晚的名称' })
  const answers = putsAnswered()
  saveNow()
  expect(
    await screen.findByText(/You entered this before the stage could no longer be changed/),
  ).toBeInTheDocument()
  expect(screen.getByText('太晚的名称')).toBeInTheDocument()
  // Rejected for its version first, then, on the newer one, for the state.
  await waitFor(() => expect(answers()).toBe(2))
  expect(screen.queryByLabelText('Project name')).not.toBeInTheDocument()
})

test('the meter counts required fields, and leads to missing ones', async () => {
  const { firstStage } = storedConcept(DRAFT)
  changeElsewhere(DRAFT, { firstStage: { ...firstStage, summary: null, phone: '12' } })
  const { user } = await renderConceptPart(FirstStageTab, DRAFT, 'founder')
  expect(await screen.findByText('10 of 12 required fields filled')).toBeInTheDocument()
  // Nothing was touched yet.
  expect(screen.queryByText('Please fill this in', { selector: '.ant-form-item-explain *' })).toBeNull()
  await user.click(screen.getByText('2 fields are missing or wrong'))
  await user.click(screen.getByRole('button', { name: 'Innovation summary' }))
  expect(screen.getByLabelText('Innovation summary')).toHaveFocus()

  fillIn({ Phone: '13900000000' })
  expect(await screen.findByText('11 of 12 required fields filled')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Check everything' }))
  expect(screen.getByLabelText('Innovation summary')).toHaveFocus()
  expect(
    await screen.findByText('Please fill this in', { selector: '.ant-form-item-explain *' }),
  ).toBeInTheDocument()
  fillIn({ 'Innovation summary': '十个字以上的创新点摘要，说明机制' })
  expect(await screen.findByText('Nothing is missing.')).toBeInTheDocument()
  await save()
})

test('the address leads to a field, also in a row', async () => {
  readyFor('editSecond', '20')
  const { go } = await renderConceptPart(SecondStageTab, '7000', 'founder')
  await screen.findByLabelText('Questions to verify')
  await go('/?tab=secondStage&field=experiments.1.cost')
  await waitFor(() => expect(screen.getByLabelText('Experiments, row 2: Cost')).toHaveFocus())
  await go('/?tab=secondStage&field=questions')
  await waitFor(() => expect(screen.getByLabelText('Questions to verify')).toHaveFocus())
})

test('a valuation report is found by its name, linked, and opened by users who may read it', async () => {
  readyFor('editSecond', '20')
  const { user, unmount } = await renderConceptPart(SecondStageTab, '7000', 'founder')
  const picker = await screen.findByRole('combobox', { name: 'Linked valuation report' })
  await user.type(picker, 'no such report')
  expect(await screen.findByText('No reports with this name.')).toBeInTheDocument()
  await user.clear(picker)
  await user.type(picker, 'demo-6')
  const option = await screen.findByTitle('DEMO-606（演示）')
  expect(option).toHaveTextContent(/version 1 · \d{4}-\d\d-\d\d · [¥$]/)
  await user.click(option)
  await save()
  expect(storedConcept('7000').secondStage?.report).toEqual({ id: '105', name: 'DEMO-606（演示）' })
  unmount()

  changeElsewhere('7000', { state: '30' })
  await renderConceptPart(SecondStageTab, '7000', 'founder')
  expect(await screen.findByRole('link', { name: 'DEMO-606（演示）' })).toHaveAttribute(
    'href',
    '/valuation/report/105',
  )
})

test('reports that failed to load can be requested again; a foreign one is rejected and stays typed', async () => {
  readyFor('editSecond', '20')
  server.use(
    http.get(
      `*${API_BASE}/valuation/report/list`,
      () => HttpResponse.json({ code: 500, msg: '系统维护中' }),
      {
        once: true,
      },
    ),
  )
  const { user } = await renderConceptPart(SecondStageTab, '7000', 'founder')
  await user.click(await screen.findByRole('combobox', { name: 'Linked valuation report' }))
  const alert = (await screen.findByText("Couldn't load the reports.")).closest<HTMLElement>('[role=alert]')!
  server.use(
    http.get(`*${API_BASE}/valuation/report/list`, () =>
      HttpResponse.json({ code: 200, rows: [FOREIGN], total: 1 }),
    ),
  )
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByTitle('别人的报告'))
  saveNow()
  expect(await screen.findByText(/Not saved:/)).toHaveTextContent('不属于项目申请人')
  expect(screen.getByText('别人的报告', { selector: '.ant-select *' })).toBeInTheDocument()
  expect(storedConcept('7000').secondStage?.report ?? null).toBeNull()
  const field = screen
    .getByRole('combobox', { name: 'Linked valuation report' })
    .closest<HTMLElement>('.ant-select')!
  await user.click(within(field).getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.queryByText(/Not saved:/)).not.toBeInTheDocument())
})

test('rows are added by keyboard and button, summed and removed', async () => {
  readyFor('editSecond', '20', {
    secondStage: { currency: 'CNY', budget: [{ item: '药效', amount: 1000.1 }] },
  })
  const { user } = await renderConceptPart(SecondStageTab, '7000', 'founder')
  const item = await screen.findByLabelText('Budget, row 1: Item')
  expect(screen.getByText('Total: ¥1,000.10')).toBeInTheDocument()
  await user.click(item)
  await user.keyboard('{Enter}')
  const focused = await screen.findByLabelText('Budget, row 2: Item')
  await waitFor(() => expect(focused).toHaveFocus())
  fillIn({ 'Budget, row 2: Amount': '8亿' })
  expect(await screen.findByText('Total: ¥800,001,000.10')).toBeInTheDocument()
  fillIn({ 'Budget, row 2: Item': '安全性', 'Budget, row 2: Amount': '2,000.2' })
  expect(await screen.findByText('Total: ¥3,000.30')).toBeInTheDocument()
  saveNow()
  await isSaved()
  expect(storedConcept('7000').secondStage?.budget).toEqual([
    { item: '药效', amount: 1000.1 },
    { item: '安全性', amount: 2000.2 },
  ])
  await user.click(screen.getByRole('button', { name: 'Budget: remove row 1' }))
  expect(await screen.findByText('Total: ¥2,000.20')).toBeInTheDocument()
  expect(screen.getByLabelText('Budget, row 1: Item')).toHaveValue('安全性')
  await save()
})

test('a return note is next to its field and is answered there, in sequence with the saves', async () => {
  const { user } = await renderConceptPart(FirstStageTab, RETURNED, 'founder')
  expect(await screen.findByText('Returned with 2 notes, 2 unanswered')).toBeInTheDocument()
  const list = screen.getByText('Returned with 2 notes, 2 unanswered').closest<HTMLElement>('.ant-alert')!
  await user.click(within(list).getByRole('button', { name: 'Innovation summary' }))
  expect(screen.getByLabelText('Innovation summary')).toHaveFocus()
  const [note] = screen.getAllByRole('group', { name: 'Return note' })
  expect(note).toHaveTextContent('请补充与同类机制的差异化数据。')

  await user.click(within(note!).getByRole('button', { name: 'Answer' }))
  expect(await within(note!).findByRole('alert')).toHaveTextContent('Please fill this in')
  fillIn({ 'Innovation summary': '针对耐药问题的新机制，已补充差异化数据' })
  fireEvent.change(within(note!).getByLabelText('Your answer'), { target: { value: '已补充' } })
  await user.click(within(note!).getByRole('button', { name: 'Answer' }))
  expect(await screen.findByText('Returned with 2 notes, 1 unanswered')).toBeInTheDocument()
  expect(storedConcept(RETURNED).notes[0]).toMatchObject({ reply: '已补充' })
  saveNow()
  await isSaved()
  expect(storedConcept(RETURNED).firstStage?.summary).toBe('针对耐药问题的新机制，已补充差异化数据')
})

test('a typed answer says that it is not sent yet, and is sent on blur', async () => {
  const { user } = await renderConceptPart(FirstStageTab, RETURNED, 'founder')
  const [note] = await screen.findAllByRole('group', { name: 'Return note' })
  await user.type(within(note!).getByLabelText('Your answer'), '已补充')
  expect(within(note!).getByText(/Not sent yet/)).toBeInTheDocument()
  expect(storedConcept(RETURNED).notes[0]?.reply).toBeFalsy()
  await user.tab()
  await user.tab()
  expect(await screen.findByText('Returned with 2 notes, 1 unanswered')).toBeInTheDocument()
  expect(storedConcept(RETURNED).notes[0]).toMatchObject({ reply: '已补充' })
})

test('a rejected answer keeps its text', async () => {
  server.use(
    http.put(`*${API_BASE}/poconcept/poconceptInfo/note/resolve`, () =>
      HttpResponse.json({ code: 500, msg: '系统维护中' }),
    ),
  )
  const view = await renderConceptPart(FirstStageTab, RETURNED, 'founder')
  const [note] = await screen.findAllByRole('group', { name: 'Return note' })
  fireEvent.change(within(note!).getByLabelText('Your answer'), { target: { value: '已补充数据' } })
  await view.user.click(within(note!).getByRole('button', { name: 'Answer' }))
  expect(await within(note!).findByText('系统维护中')).toBeInTheDocument()
  expect(within(note!).getByLabelText('Your answer')).toHaveValue('已补充数据')
  leave(view)
  await renderConceptPart(FirstStageTab, RETURNED, 'founder')
  const [again] = await screen.findAllByRole('group', { name: 'Return note' })
  expect(within(again!).getByLabelText('Your answer')).toHaveValue('已补充数据')
})

test('after a resubmission, a note shows what became of its field', async () => {
  const concept = storedConcept(RETURNED)
  changeElsewhere(RETURNED, {
    state: '10',
    notes: (concept.notes ?? []).map((note) =>
      note.field === 'summary'
        ? { ...note, reply: '已补充', before: '抑瘤率 60%', after: '抑瘤率 75%' }
        : { ...note, reply: '见附件', before: 1_000_000, after: 1_000_000 },
    ),
  })
  await renderConceptPart(FirstStageTab, RETURNED, 'auditor')
  const notes = await screen.findByRole('region', { name: 'Return notes and changes made' })
  expect((await within(notes).findByText('60')).tagName).toBe('DEL')
  expect(within(notes).getByText('75').tagName).toBe('INS')
  expect(notes).toHaveTextContent('removed: 60')
  expect(notes).toHaveTextContent('Not changed.')
  expect(screen.queryByLabelText('Project name')).not.toBeInTheDocument()
})

const STAGES = [
  { stage: 'first', Tab: FirstStageTab, schema: FirstStage, lists: ['patents'] },
  {
    stage: 'second',
    Tab: SecondStageTab,
    schema: SecondStage,
    lists: ['experiments', 'budget', 'milestones'],
  },
  { stage: 'after', Tab: AfterStageTab, schema: afterStageOf(null), lists: ['instalments'] },
] as const

test.each(STAGES)(
  'each field of the $stage stage is read in one group, each cell in its list',
  async (each) => {
    const { stage, Tab, schema, lists } = each
    const patents = [{ number: 'CN1', title: '化合物', filedOn: '2025-01-01' }]
    readyFor('passAfter', STATE.afterPending, {
      firstStage: { ...storedConcept(RETURNED).firstStage, patents },
    })
    const labels: Readonly<Record<string, string>> = texts.field[stage]
    await renderConceptPart(Tab, '7000', 'founder')
    const groups = await screen.findAllByRole('region')
    const read = groups.flatMap((group) =>
      within(group)
        .queryAllByRole('term')
        .map((term) => term.textContent),
    )
    expect(read).toHaveLength(Object.keys(schema.shape).length)
    expect(new Set(read)).toEqual(new Set(Object.keys(schema.shape).map((name) => labels[name])))
    for (const list of lists) {
      const cells: Readonly<Record<string, string>> = texts.cell[list]
      const heads = within(screen.getByRole('table', { name: labels[list] })).getAllByRole('columnheader')
      const row = ruleOf(schema, [list]).row as z.ZodMiniObject
      expect(heads.map((head) => head.textContent)).toEqual(Object.keys(row.shape).map((cell) => cells[cell]))
    }
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  },
)

test('until then, a reader of a note sees the current field', async () => {
  await renderConceptPart(FirstStageTab, RETURNED, 'auditor')
  const notes = await screen.findByRole('region', { name: 'Return notes and changes made' })
  expect(within(notes).getAllByText('Not changed.')).toHaveLength(2)
})

test('a user who may not edit sees names for codes, and rows with their sum', async () => {
  readyFor('decide', '30', {
    secondStage: {
      ...storedConcept('5007').secondStage,
      currency: 'USD',
      budget: [{ item: '药效', amount: 1500.5 }],
      wantsInsurance: true,
    },
  })
  await renderConceptPart(SecondStageTab, '7000', 'founder')
  expect(await screen.findByRole('table', { name: 'Experiments' })).toBeInTheDocument()
  expect(screen.getByText('Total: $1,500.50')).toBeInTheDocument()
  expect(screen.getByText('Insurance wanted').nextElementSibling).toHaveTextContent('Yes')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('the payment plan is distributed over the approved amount', async () => {
  readyFor('editAfter', '40', {
    afterStage: null,
    approvedAmount: 1_000_000.01,
    decision: { decision: 'conditions', amount: 1_000_000.01, currency: 'CNY', conditions: ['首期实验达标'] },
  })
  const { user } = await renderConceptPart(AfterStageTab, '7000', 'founder')
  expect(await screen.findByText('首期实验达标')).toBeInTheDocument()
  expect(screen.getByText(/Approved: ¥1,000,000.01/)).toHaveTextContent('¥1,000,000.01 not yet allocated')
  await user.click(screen.getByRole('button', { name: 'Split evenly' }))
  expect(await screen.findByLabelText('Instalments, row 3: Amount')).toHaveValue('333,333.35')
  expect(screen.getByText(/Approved: ¥1,000,000.01/)).toHaveTextContent('matches the payment plan')
  fillIn({ 'Contract no.': 'HT-2026-1' })
  saveNow()
  await isSaved()
  expect(storedConcept('7000')).toMatchObject({ state: '40', afterStage: { contractNo: 'HT-2026-1' } })
  expect(storedConcept('7000').afterStage?.instalments).toHaveLength(3)

  fillIn({ 'Instalments, row 3: Amount': '1' })
  expect(screen.getByText(/Approved: ¥1,000,000.01/)).toHaveTextContent('¥333,332.35 not yet allocated')
  await user.click(screen.getByRole('button', { name: 'Split evenly' }))
  const question = await screen.findByText(/Replaces the amounts in the plan/)
  await user.click(
    within(question.closest<HTMLElement>('.ant-popover, [role=tooltip]')!).getByRole('button', {
      name: 'Split evenly',
    }),
  )
  await waitFor(() => expect(screen.getByLabelText('Instalments, row 3: Amount')).toHaveValue('333,333.35'))
  await save()
})
