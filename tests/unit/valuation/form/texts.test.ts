import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { resolve } from '@/features/valuation/engine'
import * as options from '@/features/valuation/form/model/formOptions'
import { FORM_RULES } from '@/features/valuation/form/model/formRules'
import { StoredForm } from '@/features/valuation/form/model/valuationSchema'
import { ruleTexts } from '@/features/valuation/form/model/formTexts'
import { WARNING_KEYS } from '@/features/valuation/form/model/formWarnings'
import en from '@/features/valuation/locales/form.en.json'
import zh from '@/features/valuation/locales/form.zh.json'
import { DRUG_TYPES } from '@/entities/drugTypes'

const pathsOf = (texts: object, at = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [at + key] : pathsOf(text as object, `${at}${key}.`),
  )

const at = (texts: object, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], texts)

test('both languages have the same keys, none empty, with the same placeholders', () => {
  expect(pathsOf(en)).toEqual(pathsOf(zh))
  for (const path of pathsOf(zh)) {
    const [chinese, english] = [String(at(zh, path)), String(at(en, path))]
    expect(chinese).not.toBe('')
    expect([path, english.match(/\{\{\w+\}\}/g)?.sort()]).toEqual([
      path,
      chinese.match(/\{\{\w+\}\}/g)?.sort(),
    ])
  }
})

test.each([
  ['issue', FORM_RULES],
  ['warning', WARNING_KEYS],
  ['stage', options.CURRENT_STAGES],
  ['drugType', DRUG_TYPES],
  ['modality', options.MODALITIES],
  ['newDrugType', options.NEW_DRUG_TYPES],
  ['patentStatus', options.PATENT_STATUSES],
  ['exclusivity', options.EXCLUSIVITIES],
  ['dosageForm', options.DOSAGE_FORMS],
  ['trialDesign', options.TRIAL_DESIGNS],
  ['headToHead', options.HEAD_TO_HEAD_OUTCOMES],
  ['targetMarket', options.TARGET_MARKETS],
  ['uptake', options.UPTAKE_TYPES],
  ['field', Object.keys(StoredForm.shape)],
] as const)('%s has a text for every value', (group, values) => {
  expect(Object.keys(zh[group])).toEqual(expect.arrayContaining([...values]))
})

test('an issue is worded in the current language', async () => {
  const i18n = createInstance()
  await i18n.init({
    lng: 'zh',
    ns: 'valuationForm',
    resources: { zh: { valuationForm: zh }, en: { valuationForm: en } },
  })
  const issue = {
    path: ['baseDate'],
    key: 'baseDate',
    params: { earliest: '2026-11-21', latest: '2029-11-21' },
  } as const
  const text = (language: string) => ruleTexts(i18n.getFixedT(language, 'valuationForm'))(issue)
  expect(text('zh')).toBe('请选择 2026-11-21 至 2029-11-21 之间的日期')
  expect(text('en')).toBe('Choose a date from 2026-11-21 to 2029-11-21')
})

test('the form can use the engine', () => {
  expect(resolve).toBeTypeOf('function')
})
