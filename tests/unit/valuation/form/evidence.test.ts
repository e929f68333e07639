import { beforeEach, expect, test, vi } from 'vitest'
import { Evidence, evidenceText, MAX_NOTE_LENGTH } from '@/features/valuation/form/model/evidence'
import { canHaveEvidence, evidenceOf, evidencePath } from '@/features/valuation/form/model/evidencePaths'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { formValues } from '@/features/valuation/form/model/formValues'
import { check } from '@/shared/form/validation'
import { ValuationBody } from '@/features/valuation/form/model/valuationBody'
import { StoredForm } from '@/features/valuation/form/model/valuationSchema'
import { makeForm, makeOtherIndication, TODAY } from './makeForm'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const issuesOf = (evidence: object) => check(Evidence, evidence).issues

const FILE = { fileName: '/profile/upload/a.pdf', originalName: 'a.pdf', size: 12 }

test.each([
  'https://example.org/a?b=1#c',
  'http://example.org',
  '  https://example.org/with blanks around  ',
  'https://例子.测试/',
])('%j is accepted as a link', (link) => {
  expect(Evidence.parse({ link })).toMatchObject({ link: link.trim() })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.org/a',
  'file:///etc/passwd',
  '//example.org',
  'example.org',
  'https://',
  'https://bank.example@evil.example/',
  `https://example.org/${'x'.repeat(2000)}`,
])('%j is refused as a link', (link) => {
  expect(issuesOf({ link }).map(({ key }) => key)).toEqual(['link'])
})

test('a note has a maximum length, counted in characters as users see them', () => {
  expect(Evidence.safeParse({ note: '😀'.repeat(MAX_NOTE_LENGTH) }).success).toBe(true)
  expect(issuesOf({ note: '字'.repeat(MAX_NOTE_LENGTH + 1) })).toMatchObject([
    { key: 'tooLong', params: { max: MAX_NOTE_LENGTH } },
  ])
})

test('forms stored before sources existed are read unchanged', () => {
  const read = (evidence: unknown) => StoredForm.parse({ ...makeForm(), evidence }).evidence
  expect(read(undefined)).toBeUndefined()
  expect(read(null)).toBeUndefined()
  expect(read({ growth: { link: '', note: ' ' } })).toBeUndefined()
})

test('the source of a value is dropped when the value is empty or not asked for', () => {
  const note = { note: 'from the annual report' }
  const form = ValuationBody.parse(
    makeForm({
      peakShare: '',
      comboRevenueShare: '80', // no combination, so it is not asked for
      stages: { phase3: { cost: '1000000' } },
      evidence: {
        growth: note,
        peakShare: note,
        comboRevenueShare: note,
        'stages.phase3.cost': note,
        'stages.phase3.months': note,
        nothing: note,
      },
    }),
  )
  expect(Object.keys(form.evidence!)).toEqual(['growth', 'stages.phase3.cost'])
})

test('sources survive a round trip through the form, with the file unchanged', () => {
  const evidence = { growth: { link: 'https://example.org', note: '5', file: FILE } }
  const other = makeOtherIndication({ evidence: { marketSize: { file: FILE } } })
  const form = ValuationBody.parse(makeForm({ evidence, otherIndications: [other] }))
  const again = ValuationBody.parse(formValues(form, TODAY))
  expect(again.evidence).toEqual(evidence)
  expect(again.otherIndications![0]!.evidence).toEqual({ marketSize: { file: FILE } })
})

test('every assumption finds its source; an inherited value has that of the preferred indication', () => {
  const own = { note: 'own' }
  const leads = { note: 'of the lead' }
  const form = ValuationBody.parse(
    makeForm({
      stages: { phase3: { cost: '90000000', months: '30' } },
      evidence: {
        marketSize: leads,
        growth: leads,
        dataExclusivity: leads,
        'stages.phase3.cost': leads,
        'stages.phase3.months': leads,
      },
      otherIndications: [makeOtherIndication({ evidence: { marketSize: own } })],
    }),
  )
  const { assumptions } = toValuation(form, TODAY)
  const found = assumptions.flatMap((it) => {
    const note = evidenceOf(form, it)?.note
    return note ? [[it.field, it.indication ?? '', it.stage ?? '', note]] : []
  })
  expect(found).toEqual(
    expect.arrayContaining([
      ['marketSize', 'nsclc', '', 'of the lead'],
      ['marketSize', 'psoriasis', '', 'own'],
      ['growth', 'psoriasis', '', 'of the lead'],
      ['dataExclusivityYears', '', '', 'of the lead'],
      ['stageCost', 'nsclc', 'phase3', 'of the lead'],
      ['stageDuration', 'nsclc', 'phase3', 'of the lead'],
    ]),
  )
})

test.each([
  [['growth'], true, ['evidence', 'growth']],
  [['stages', 'phase1', 'cost'], true, ['evidence', 'stages.phase1.cost']],
  [['stages', 'phase1', 'start'], false, ['evidence', 'stages.phase1.start']],
  [['otherIndications', 1, 'marketSize'], true, ['otherIndications', 1, 'evidence', 'marketSize']],
  [['pipelineName'], false, ['evidence', 'pipelineName']],
])('%j', (path, isAllowed, place) => {
  expect(canHaveEvidence(path)).toBe(isAllowed)
  expect(evidencePath(path)).toEqual(place)
})

test('a source is summarised in one line', () => {
  expect(evidenceText({ link: 'https://example.org', file: FILE })).toBe('https://example.org · a.pdf')
})
