import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Understood } from '@/features/search/model/search.api'
import { catalog } from '@mocks/entities/seed/catalog'
import { writers } from '@mocks/search/rowWriters'
import { kinds } from '@mocks/search/kinds'
import { integrated, pageOf } from '@mocks/search/lists'
import { score, parseKeyword } from '@mocks/search/matching'
import { readingsOf } from '@mocks/search/pinyin'
import { search } from '@mocks/search/search'
import { names, vocabulary } from '@mocks/search/searchIndex'
import { suggest } from '@mocks/search/suggest'

const PAGE = { language: 'en', pageNum: 1, pageSize: 5 } as const

const drugs = (keyword: string, isBrief = false) =>
  pageOf(kinds.drug(), writers.drug, { ...PAGE, keyword }, isBrief)

const describeParts = (parts: readonly Understood[]) =>
  parts.map(({ as, text }) => `${as}: ${text}`).join(', ')

/** Queries of analysts, the drug that comes first, and the interpretation where one is shown. */
const QUERIES: readonly [keyword: string, first: string, understood?: string][] = [
  // names, brands, codes
  ['pembrolizumab', 'pembrolizumab'],
  ['帕博利珠单抗', 'pembrolizumab'],
  ['Keytruda', 'pembrolizumab'],
  ['可瑞达', 'pembrolizumab'],
  ['trastuzumab deruxtecan', 'trastuzumab-deruxtecan'],
  ['sacubitril valsartan', 'sacubitril-valsartan'],
  ['奈玛特韦/利托那韦', 'nirmatrelvir-ritonavir'],
  ['BNT162b2', 'tozinameran'],
  ['bnt-162 b2', 'tozinameran'],
  ['MK-3475', 'pembrolizumab'],
  ['mk3475 melanoma', 'pembrolizumab', 'drug: mk3475, indication: melanoma'],
  ['DS 8201', 'trastuzumab-deruxtecan'],
  ['AK112', 'ivonescimab'],
  ['demo01234', 'demo-drug-01234'],
  ['DEMO 01234', 'demo-drug-01234'],
  // typos
  ['pembrolizumob', 'pembrolizumab'],
  ['pembrolizuma', 'pembrolizumab'],
  ['keytrdua', 'pembrolizumab'],
  ['herecptin', 'trastuzumab'],
  ['Opdvio', 'nivolumab'],
  ['semagltuide', 'semaglutide'],
  // pinyin and initials
  ['pabolizhu', 'pembrolizumab'],
  ['pabolizhudankang', 'pembrolizumab'],
  ['pblz', 'pembrolizumab'],
  ['PBLZDK', 'pembrolizumab'],
  ['keruida', 'pembrolizumab'],
  ['simeigelutai', 'semaglutide'],
  ['aoxitini', 'osimertinib'],
  ['hryy', 'camrelizumab'],
  ['chongzuren', 'recombinant-human-adenovirus-p53'],
  ['hengrui pd1', 'camrelizumab', 'company: hengrui, target: pd1'],
  ['ruxianai cdk4/6', 'palbociclib', 'indication: ruxianai, target: cdk4/6'],
  // modalities
  ['ADC', 'brentuximab-vedotin', 'modality: ADC'],
  ['抗体偶联药物', 'brentuximab-vedotin', 'modality: 抗体偶联药物'],
  ['antibody drug conjugate', 'brentuximab-vedotin', 'modality: antibody drug conjugate'],
  ['bispecific', 'cadonilimab', 'modality: bispecific'],
  ['双抗', 'cadonilimab', 'modality: 双抗'],
  ['CAR T', 'axicabtagene-ciloleucel', 'modality: CAR T'],
  ['siRNA', 'inclisiran', 'modality: siRNA'],
  ['小核酸', 'inclisiran', 'modality: 小核酸'],
  ['基因疗法', 'recombinant-human-adenovirus-p53', 'modality: 基因疗法'],
  ['mRNA疫苗', 'tozinameran', 'modality: mRNA疫苗'],
  // subsidiaries
  ['Genentech', 'alectinib', 'company: Genentech'],
  ['Chugai', 'alectinib', 'company: Chugai'],
  ['中外制药', 'alectinib', 'company: 中外制药'],
  ['杨森 BTK', 'ibrutinib', 'company: 杨森, target: BTK'],
  ['Kite CAR-T', 'axicabtagene-ciloleucel', 'company: Kite, modality: CAR-T'],
  // combinations
  ['HER2 ADC', 'disitamab-vedotin', 'target: HER2, modality: ADC'],
  ['ADC HER2', 'disitamab-vedotin', 'modality: ADC, target: HER2'],
  ['恒瑞 PD-1', 'camrelizumab', 'company: 恒瑞, target: PD-1'],
  ['恒瑞PD-1', 'camrelizumab', 'company: 恒瑞, target: PD-1'],
  ['PD-1 lung', 'ivonescimab', 'target: PD-1, indication: lung'],
  ['PD 1 lung cancer', 'ivonescimab', 'target: PD 1, indication: lung cancer'],
  ['CAR-T BCMA', 'ciltacabtagene-autoleucel', 'modality: CAR-T, target: BCMA'],
  ['EGFR exon 20', 'demo-drug-04046', 'target: EGFR, biomarker: exon 20'],
  ['EGFR 20号外显子', 'demo-drug-04046', 'target: EGFR, biomarker: 20号外显子'],
  ['乳腺癌 CDK4/6', 'palbociclib', 'indication: 乳腺癌, target: CDK4/6'],
  ['乳腺癌CDK4/6抑制剂', 'palbociclib', 'indication: 乳腺癌, target: CDK4/6抑制剂'],
  ['肺癌双抗', 'ivonescimab', 'indication: 肺癌, modality: 双抗'],
  ['EGFR inhibitor for lung cancer', 'aumolertinib', 'target: EGFR inhibitor for, indication: lung cancer'],
  ['AstraZeneca EGFR', 'gefitinib', 'company: AstraZeneca, target: EGFR'],
  ['Eli Lilly GLP-1R peptide', 'tirzepatide', 'company: Eli Lilly, target: GLP-1R, modality: peptide'],
  ['罗氏 her2 ADC', 'trastuzumab-emtansine', 'company: 罗氏, target: her2, modality: ADC'],
  ['Opdivo melanoma', 'nivolumab', 'drug: Opdivo, indication: melanoma'],
  ['CDK4/6抑制剂', 'palbociclib'],
  ['"lung cancer"', 'alectinib'],
  ['KRAS G12C', 'sotorasib', 'biomarker: KRAS G12C'],
  ['PD-1 VEGF-A', 'ivonescimab', 'target: PD-1, target: VEGF-A'],
  ['PD-1 CTLA-4 双抗', 'cadonilimab', 'target: PD-1, target: CTLA-4, modality: 双抗'],
  ['HER2+', 'pertuzumab', 'biomarker: HER2+'],
  ['HER2-low ADC', 'trastuzumab-deruxtecan', 'biomarker: HER2-low, modality: ADC'],
  ['BRCA ovarian', 'olaparib', 'biomarker: BRCA, indication: ovarian'],
  ['PCSK9 siRNA Novartis', 'inclisiran', 'target: PCSK9, modality: siRNA, company: Novartis'],
  // confusing queries
  ['HER2+ADC', 'disitamab-vedotin', 'target: HER2, modality: ADC'],
  ['HER2 + ADC', 'disitamab-vedotin', 'target: HER2, modality: ADC'],
  ['HER2, ADC', 'disitamab-vedotin', 'target: HER2, modality: ADC'],
  ['“lung cancer” PD-1', 'ivonescimab', 'indication: lung cancer, target: PD-1'],
  ['  ＨＥＲ２　ＡＤＣ  ', 'disitamab-vedotin', 'target: ＨＥＲ２, modality: ＡＤＣ'],
  ['her2 her2', 'disitamab-vedotin'],
  ['CDK4/6', 'palbociclib'],
  ['IL-17A', 'secukinumab'],
]

test.each(QUERIES)('%s leads to %s', (keyword, first, understood = '') => {
  const { rows, understood: parts } = drugs(keyword)
  expect([rows[0]?.id, describeParts(parts)]).toEqual([first, understood])
})

test('an empty query lists everything, and no input breaks the search', () => {
  const all = catalog.drugs().length
  expect(['', '   ', '　', ' - '].map((keyword) => drugs(keyword).total)).toEqual([all, all, all, all])
  for (const keyword of ['+', '""', '"', '/', '&', '|', '%', '(', '[a', '\\', '🙂', '\u0000']) {
    expect(drugs(keyword).understood, keyword).toEqual([])
  }
  const long = `HER2 ADC ${'肺癌'.repeat(120)} ${'x '.repeat(120)}`.slice(0, 500)
  expect(drugs(long)).toMatchObject({ total: 0 })
  expect(describeParts(drugs(long).understood)).toMatch(/^target: HER2, modality: ADC, text: /)
})

test('removing a part leaves the remaining parts understood as before', () => {
  for (const [keyword] of QUERIES) {
    const parts = drugs(keyword).understood
    for (const part of parts.length > 2 ? parts : []) {
      const rest = parts.filter((other) => other !== part)
      expect(describeParts(drugs(rest.map(({ text }) => text).join(' ')).understood), keyword).toBe(
        describeParts(rest),
      )
    }
  }
})

test('each part narrows the list, and its reason names the subsidiary that was typed', () => {
  const [row] = drugs('Genentech HER2').rows
  expect(row!.reason).toMatchObject({
    entity: 'company',
    nameEn: 'Roche',
    through: { nameEn: 'Genentech', nameZh: '基因泰克' },
  })
  expect(drugs('Roche HER2').rows[0]!.reason).not.toHaveProperty('through')
  expect(drugs('Roche HER2 ADC').total).toBeLessThan(drugs('Roche HER2').total)
})

test('other lists show the entities that were named, and trials match by their subject', () => {
  const found = integrated({ keyword: '恒瑞 PD-1 肺癌', language: 'en' }, false)
  expect(found.company.rows.map(({ id }) => id)).toEqual(['hengrui'])
  expect(found.target.rows.map(({ id }) => id)).toEqual(['pd1'])
  expect(found.indication.rows.map(({ id }) => id)).toEqual(['nsclc', 'sclc'])
  expect(describeParts(found.understood)).toBe('company: 恒瑞, target: PD-1, indication: 肺癌')
  const trials = search(kinds.trial(), { keyword: 'PD-1 lung', language: 'en' }).rows
  expect(trials.slice(0, 5).map(({ row }) => row.drug.id)).toContain('nivolumab')
  expect(search(kinds.trial(), { keyword: 'PD-1' }).rows.every(({ link }) => link === null)).toBe(true)
})

test('suggestions understand the same queries', () => {
  const suggested = (keyword: string) =>
    suggest('integrated', keyword).flatMap(({ items }) => items.map(({ id }) => id))
  expect(suggested('HER2 ADC').slice(0, 2)).toEqual(['disitamab-vedotin', 'trastuzumab-deruxtecan'])
  expect(suggested('pblz')).toEqual(['pembrolizumab'])
  expect(suggested('ADC')).not.toContain('disitamab-vedotin') // a single word suggests only names that match it
})

test('users who may see only names and stages cannot search by anything else', () => {
  expect(drugs('ADC', true).total).toBeLessThan(5)
  expect(describeParts(drugs('HER2 ADC', true).understood)).toBe('target: HER2, drug: ADC') // matches Adcetris by its name
})

test('understanding a query loses no match by name', () => {
  const keywords = [
    'HER2',
    'ADC',
    'lung',
    '肺癌',
    '单抗',
    'demo',
    'molecule',
    'PD-1',
    'pem',
    'tras',
    '31',
    'Roche',
    'exon 20',
    'zumab',
    'x',
  ]
  const its = names.drug()
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keywords), { minLength: 1, maxLength: 3 }), (chosen) => {
      const keyword = chosen.join(' ')
      const wanted = parseKeyword(keyword, vocabulary(), 'en')
      const found = new Set(search(kinds.drug(), { keyword, language: 'en' }).rows.map(({ row }) => row))
      const lost = catalog.drugs().filter((drug) => score(wanted, its.get(drug)!) > 0 && !found.has(drug))
      expect(lost).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('every Chinese name of a real entity has a pinyin reading', () => {
  const { companies, targets, indications } = catalog
  const real = [...companies(), ...targets(), ...indications(), ...catalog.drugs()].filter(
    ({ isDemo }) => !isDemo,
  )
  const all = real.flatMap((thing) => [thing.nameZh, 'brandZh' in thing ? (thing.brandZh ?? '') : ''])
  const signs = new Set(all.flatMap((name) => Array.from(name)))
  expect([...signs].filter((sign) => readingsOf(sign).length === 0)).toEqual([])
})
