import { beforeEach, expect, test, vi } from 'vitest'
import { Evidence, evidenceText, MAX_NOTE_LENGTH } from '@/features/valuation/form/model/evidence'
import { canHaveEvidence, evidenceOf, evidencePath } from '@/features/valuation/form/model/evidencePaths'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { formValues } from '@/features/valuation/form/model/formValues'
import { check } from '@/shared/form/validation'
import { ValuationBody } from '@/features/valuation/form/model/valuationBody'
import { StoredForm } from '@/features/valuation/form/model/valuationSchema'
import { aForm, anotherIndication, TODAY } from './aForm'

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
])('%j may be a link', (link) => {
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
])('%j may not', (link) => {
  expect(issuesOf({ link }).map(({ key }) => key)).toEqual(['link'])
})

test('a note has an end, in characters as people count them', () => {
  expect(Evidence.safeParse({ note: '😀'.repeat(MAX_NOTE_LENGTH) }).success).toBe(true)
  expect(issuesOf({ note: '字'.repeat(MAX_NOTE_LENGTH + 1) })).toMatchObject([
    { key: 'tooLong', params: { max: MAX_NOTE_LENGTH } },
  ])
})

test('forms stored before there were sources are read as they were', () => {
  const read = (evidence: unknown) => StoredForm.parse({ ...aForm(), evidence }).evidence
  expect(read(undefined)).toBeUndefined()
  expect(read(null)).toBeUndefined()
  expect(read({ growth: { link: '', note: ' ' } })).toBeUndefined()
})

test('a source goes with its value: emptied or not asked for, both are gone', () => {
  const note = { note: 'from the annual report' }
  const form = ValuationBody.parse(
    aForm({
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

test('sources survive the way into the form and back, the file as it is', () => {
  const evidence = { growth: { link: 'https://example.org', note: '5', file: FILE } }
  const other = anotherIndication({ evidence: { marketSize: { file: FILE } } })
  const form = ValuationBody.parse(aForm({ evidence, otherIndications: [other] }))
  const again = ValuationBody.parse(formValues(form, TODAY))
  expect(again.evidence).toEqual(evidence)
  expect(again.otherIndications![0]!.evidence).toEqual({ marketSize: { file: FILE } })
})

test('every assumption finds its source; what an indication takes over brings that of the preferred one', () => {
  const own = { note: 'own' }
  const leads = { note: 'of the lead' }
  const form = ValuationBody.parse(
    aForm({
      stages: { phase3: { cost: '90000000', months: '30' } },
      evidence: {
        marketSize: leads,
        growth: leads,
        dataExclusivity: leads,
        'stages.phase3.cost': leads,
        'stages.phase3.months': leads,
      },
      otherIndications: [anotherIndication({ evidence: { marketSize: own } })],
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
])('%j', (path, bears, place) => {
  expect(canHaveEvidence(path)).toBe(bears)
  expect(evidencePath(path)).toEqual(place)
})

test('in one line', () => {
  expect(evidenceText({ link: 'https://example.org', file: FILE })).toBe('https://example.org · a.pdf')
})
