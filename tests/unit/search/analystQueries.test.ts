import { describe, expect, test } from 'vitest'
import type { Kind } from '@mocks/search/kind'
import { kinds } from '@mocks/search/kinds'
import { search } from '@mocks/search/search'
import { suggest } from '@mocks/search/suggest'

const LANGUAGES = ['zh', 'en'] as const

const idsOf = <T>(kind: Kind<T>, keyword: string, language: (typeof LANGUAGES)[number]) =>
  search(kind, { keyword, language }).rows.map(({ row }) => kind.named(row).id)

/** A query and its first rows, in any order; none if it must find nothing. */
type Case = readonly [keyword: string, ...first: string[]]

function eachFinds<T>(kind: () => Kind<T>, cases: readonly Case[]) {
  test.each(cases)('%s', (keyword, ...first) => {
    for (const language of LANGUAGES) {
      const ids = idsOf(kind(), keyword, language)
      const found = first.length === 0 ? ids : ids.slice(0, first.length)
      expect(found.toSorted(), language).toEqual(first.toSorted())
    }
  })
}

const PD1_PDL1 = ['pembrolizumab', 'nivolumab', 'toripalimab', 'sintilimab', 'camrelizumab', 'tislelizumab']
const GLP1 = ['liraglutide', 'dulaglutide', 'semaglutide', 'tirzepatide']
const EGFR = ['gefitinib', 'osimertinib', 'aumolertinib', 'icotinib']

describe('development codes', () => {
  eachFinds(kinds.drug, [
    ['AZD9291', 'osimertinib'],
    ['azd 9291', 'osimertinib'],
    ['AZD-9291', 'osimertinib'],
    ['DS-8201', 'trastuzumab-deruxtecan'],
    ['DS-8201a', 'trastuzumab-deruxtecan'],
    ['ds8201a', 'trastuzumab-deruxtecan'],
    ['BGB-3111', 'zanubrutinib'],
    ['BGB-A317', 'tislelizumab'],
    ['SHR-1210', 'camrelizumab'],
    ['shr1210', 'camrelizumab'],
    ['JS001', 'toripalimab'],
    ['IBI308', 'sintilimab'],
    ['AMG 510', 'sotorasib'],
    ['AMG510', 'sotorasib'],
    ['MDX-1106', 'nivolumab'],
    ['STI571', 'imatinib'],
    ['ABT-199', 'venetoclax'],
    ['GDC-0199', 'venetoclax'],
    ['E7080', 'lenvatinib'],
    ['PCI-32765', 'ibrutinib'],
    ['AZD2281', 'olaparib'],
    ['LEE011', 'ribociclib'],
    ['PD-0332991', 'palbociclib'],
    ['ACP-196', 'acalabrutinib'],
    ['KTE-C19', 'axicabtagene-ciloleucel'],
    ['JNJ-68284528', 'ciltacabtagene-autoleucel'],
    ['REGN668', 'dupilumab'],
    ['BAN2401', 'lecanemab'],
    ['LY3002813', 'donanemab'],
    ['LY3298176', 'tirzepatide'],
    ['BI 10773', 'empagliflozin'],
    ['IMMU-132', 'sacituzumab-govitecan'],
    ['SGN-35', 'brentuximab-vedotin'],
    ['AZD9291 NSCLC', 'osimertinib'],
  ])
})

describe('short names and former names of drugs', () => {
  eachFinds(kinds.drug, [
    ['T-DXd', 'trastuzumab-deruxtecan'],
    ['tdxd', 'trastuzumab-deruxtecan'],
    ['T-DM1', 'trastuzumab-emtansine'],
    ['cilta-cel', 'ciltacabtagene-autoleucel'],
    ['axi-cel', 'axicabtagene-ciloleucel'],
    ['relma-cel', 'relmacabtagene-autoleucel'],
    ['K药', 'pembrolizumab'],
    ['K 药', 'pembrolizumab'],
    ['O药', 'nivolumab'],
    ['K药 肺癌', 'pembrolizumab'],
    ['O药肝癌', 'nivolumab'],
    ['T-DXd 胃癌', 'trastuzumab-deruxtecan'],
    ['mereletinib', 'osimertinib'],
    ['lambrolizumab', 'pembrolizumab'],
    ['VEGF Trap', 'aflibercept'],
    ['Venclyxto', 'venetoclax'],
    ['Lumykras', 'sotorasib'],
  ])
})

describe('indications by short name and in everyday words', () => {
  eachFinds(kinds.indication, [
    ['HCC', 'hcc'],
    ['肝癌', 'hcc'],
    ['liver cancer', 'hcc'],
    ['TNBC', 'tnbc'],
    ['三阴乳腺癌', 'tnbc'],
    ['triple negative', 'tnbc'],
    ['AML', 'aml'],
    ['acute myeloid leukemia', 'aml'],
    ['NASH', 'mash'],
    ['MASH', 'mash'],
    ['脂肪性肝炎', 'mash'],
    ['RA', 'ra'],
    ['AD', 'ad', 'alzheimer'],
    ['老年痴呆', 'alzheimer'],
    ['SCLC', 'sclc'],
    ['小细胞肺癌', 'sclc'],
    ['肺癌', 'nsclc', 'sclc'],
    ['lung cancer', 'nsclc', 'sclc'],
    ['RCC', 'rcc'],
    ['肾癌', 'rcc'],
    ['CRC', 'crc'],
    ['肠癌', 'crc'],
    ['COPD', 'copd'],
    ['慢阻肺', 'copd'],
    ['UC', 'uc'],
    ['MM', 'mm'],
    ['GBM', 'gbm'],
    ['T2DM', 't2dm'],
    ['减重', 'obesity'],
    ['weight loss', 'obesity'],
    ['房颤', 'af'],
    ['心衰', 'hf'],
    ['白血病', 'aml', 'all', 'cll', 'cml'],
  ])
})

describe('drugs by those words', () => {
  eachFinds(kinds.drug, [
    ['AML', 'venetoclax'],
    ['NASH', 'semaglutide'],
    ['TNBC', 'pembrolizumab', 'sacituzumab-govitecan'],
    ['三阴 ADC', 'sacituzumab-govitecan'],
    ['COPD', 'dupilumab'],
    ['SMA', 'nusinersen', 'risdiplam'],
    ['RA', 'adalimumab', 'etanercept', 'infliximab', 'rituximab', 'tofacitinib', 'upadacitinib'],
    ['AD', 'dupilumab', 'lecanemab', 'donanemab'],
    ['减重', 'semaglutide', 'tirzepatide'],
    ['GLP-1 减重', 'semaglutide', 'tirzepatide'],
    ['降脂', 'atorvastatin', 'evolocumab', 'inclisiran'],
    ['SCLC', 'atezolizumab', 'durvalumab'],
    ['SLE', 'telitacicept'],
    ['nAMD', 'aflibercept', 'conbercept', 'faricimab'],
    ['MDS', 'luspatercept'],
  ])
})

describe('targets by alias', () => {
  eachFinds(kinds.target, [
    ['B7-H1', 'pdl1'],
    ['b7h1', 'pdl1'],
    ['CD279', 'pd1'],
    ['TNFa', 'tnf'],
    ['TNF-alpha', 'tnf'],
    ['TNFα', 'tnf'],
    ['Aβ', 'abeta'],
    ['VEGF', 'vegfa'],
    ['HER2/neu', 'her2'],
    ['ERBB2', 'her2'],
    ['BAFF', 'blys'],
    ['IL-17', 'il17a'],
    ['GLP-1', 'glp1r'],
    ['PARPi', 'parp'],
    ['PHD2', 'hifph'],
  ])
})

describe('two targets joined by a slash', () => {
  eachFinds(kinds.drug, [
    ['PD-1/VEGF', 'ivonescimab'],
    ['PD-1/VEGF 双抗', 'ivonescimab'],
    ['PD-1/VEGF双抗', 'ivonescimab'],
    ['PD-1/CTLA-4 bispecific', 'cadonilimab'],
    ['GIP/GLP-1', 'tirzepatide'],
    ['GLP-1/GIP agonist', 'tirzepatide'],
    ['BLyS/APRIL', 'telitacicept'],
    ['VEGF/Ang-2', 'faricimab'],
    ['CDK4/6', 'palbociclib', 'ribociclib'],
    ['PD-1/PD-L1', ...PD1_PDL1, 'atezolizumab', 'durvalumab', 'cadonilimab', 'ivonescimab'],
    ['HER2/HER3'],
  ])
})

describe('mechanisms in words', () => {
  eachFinds(kinds.drug, [
    ['GLP-1 激动剂', ...GLP1],
    ['GLP-1受体激动剂', ...GLP1],
    ['GLP-1 receptor agonist', ...GLP1],
    ['激动剂', ...GLP1],
    ['agonist', ...GLP1],
    ['PD-1 agonist'],
    ['EGFR TKI', ...EGFR],
    ['EGFR 拮抗剂', ...EGFR],
    ['他汀', 'atorvastatin'],
    ['SGLT2i', 'dapagliflozin', 'empagliflozin'],
    ['列汀', 'sitagliptin'],
    ['BTKi CLL', 'acalabrutinib', 'ibrutinib', 'zanubrutinib'],
    ['免疫检查点抑制剂 SCLC', 'atezolizumab', 'durvalumab'],
    ['checkpoint inhibitor TNBC', 'pembrolizumab'],
    ['抗血管生成 GBM', 'bevacizumab'],
  ])
})

describe('lines of treatment', () => {
  eachFinds(kinds.drug, [
    ['1L RCC', 'bevacizumab', 'ipilimumab', 'lenvatinib', 'nivolumab', 'pembrolizumab'],
    ['一线 小细胞肺癌', 'atezolizumab', 'durvalumab'],
    ['first-line AML', 'venetoclax'],
    ['2L MM', 'ciltacabtagene-autoleucel'],
    ['二线 多发性骨髓瘤', 'ciltacabtagene-autoleucel'],
    ['R/R MM', 'ciltacabtagene-autoleucel'],
    ['维持治疗 卵巢癌', 'olaparib'],
    ['maintenance ovarian', 'olaparib'],
    ['adjuvant ALK', 'alectinib'],
    ['1L NSCLC EGFR', 'gefitinib', 'osimertinib'],
    ['一线EGFR肺癌', 'gefitinib', 'osimertinib'],
  ])
})

describe('combinations', () => {
  eachFinds(kinds.drug, [
    ['nivolumab + ipilimumab', 'nivolumab', 'ipilimumab'],
    ['Opdivo + Yervoy', 'nivolumab', 'ipilimumab'],
    ['纳武利尤单抗+伊匹木单抗', 'nivolumab', 'ipilimumab'],
    ['K药 + 仑伐替尼', 'pembrolizumab', 'lenvatinib'],
    ['atezolizumab + bevacizumab HCC', 'atezolizumab', 'bevacizumab'],
    ['PD-1 + CTLA-4', 'cadonilimab'],
    ['PD-1 + lenvatinib', 'lenvatinib'],
    ['PD-1+仑伐替尼', 'lenvatinib'],
    ['lenvatinib + PD-1', 'lenvatinib'],
    ['PD-L1 + bevacizumab', 'bevacizumab'],
    ['HER2+ trastuzumab', 'trastuzumab'],
    ['atezolizumab + gefitinib HCC', 'atezolizumab'],
  ])
})

test('a drug joined with a target is followed by the drugs of that target, in the indication asked for', () => {
  for (const language of LANGUAGES) {
    const [first, ...others] = idsOf(kinds.drug(), 'PD-1 + lenvatinib', language)
    expect(first).toBe('lenvatinib')
    expect(others).toEqual(expect.arrayContaining(['pembrolizumab', 'nivolumab', 'toripalimab']))
    expect(others).not.toContain('bevacizumab')
    const forLiver = idsOf(kinds.drug(), 'PD-1 + lenvatinib HCC', language)
    expect(forLiver).toContain('lenvatinib')
    expect(forLiver.length).toBeLessThan(others.length)
    // A plus at the end of a word is no combination.
    expect(idsOf(kinds.drug(), 'HER2+ trastuzumab', language)).not.toContain('pertuzumab')
  }
})

describe('biosimilars', () => {
  eachFinds(kinds.drug, [
    ['adalimumab biosimilar', 'adalimumab'],
    ['阿达木单抗 生物类似药', 'adalimumab'],
    ['阿达木单抗类似药', 'adalimumab'],
    ['贝伐珠单抗 生物类似药', 'bevacizumab'],
    ['adalimumab-atto', 'adalimumab'],
    ['Amgevita', 'adalimumab'],
    ['Ontruzant', 'trastuzumab'],
    ['biosimilar HER2', 'pertuzumab', 'trastuzumab'],
    ['osimertinib biosimilar'],
  ])
})

describe('registry numbers', () => {
  eachFinds(kinds.drug, [
    ['NCT02296125', 'osimertinib'],
    ['nct 02296125', 'osimertinib'],
    ['NCT99999999'],
    ['CTR20191234'],
  ])
  eachFinds(kinds.trial, [
    ['NCT02296125', 'NCT02296125'],
    ['NCT-02296125', 'NCT02296125'],
    ['CTR 20191234'],
    ['atezolizumab + bevacizumab', 'NCT02366143', 'NCT03434379'],
  ])
})

describe('biomarkers', () => {
  eachFinds(kinds.drug, [
    ['KRAS G12C', 'sotorasib'],
    ['G12C', 'sotorasib'],
    ['KRAS G12C 肺癌', 'sotorasib'],
    ['KRAS G12C CRC', 'sotorasib'],
    ['HER2-low', 'trastuzumab-deruxtecan'],
    ['ALK+', 'alectinib'],
    ['ALK+ adjuvant', 'alectinib'],
    ['del17p', 'ibrutinib'],
  ])
})

test.each([
  ['AML', 'aumolertinib'],
  ['aml', 'aumolertinib'],
  ['NASH', 'nusinersen'],
  ['ALL', 'adalimumab'],
  ['AS', 'osimertinib'],
  ['SCLC', 'osimertinib'],
  ['小细胞肺癌', 'osimertinib'],
  ['SMA', 'sitagliptin'],
  ['PD-1 agonist', 'pembrolizumab'],
  ['GIP/GLP-1', 'semaglutide'],
  ['VEGF', 'lenvatinib'],
])('%s never gives %s', (keyword, never) => {
  for (const language of LANGUAGES) expect(idsOf(kinds.drug(), keyword, language)).not.toContain(never)
})

test.each(['NSCLC', 'PD-1', '1L NSCLC', 'GLP-1 激动剂', 'KRAS G12C', '双抗', '恒瑞', 'biosimilar', '减重'])(
  'invented drugs come after real ones for %s',
  (keyword) => {
    const { rows } = search(kinds.drug(), { keyword })
    const firstInvented = rows.findIndex(({ row }) => row.isDemo)
    const later = firstInvented < 0 ? [] : rows.slice(firstInvented)
    const { score } = later[0] ?? { score: 0 }
    expect(later.filter((found) => !found.row.isDemo && found.score >= score)).toEqual([])
  },
)

test.each([
  ['T-DX', 'trastuzumab-deruxtecan'],
  ['K药', 'pembrolizumab'],
  ['AZD92', 'osimertinib'],
  ['B7-H', 'pdl1'],
  ['肝癌', 'hcc'],
  ['AML', 'aml'],
  ['减重', 'obesity'],
  ['三阴', 'tnbc'],
])('%s suggests %s first', (typed, first) => {
  const suggested = suggest('integrated', typed).flatMap(({ items }) => items.map(({ id }) => id))
  expect(suggested[0]).toBe(first)
})
