import formEn from '@/features/valuation/locales/form.en.json'
import formZh from '@/features/valuation/locales/form.zh.json'
import valuationEn from '@/features/valuation/locales/en.json'
import valuationZh from '@/features/valuation/locales/zh.json'
import type { Label } from './facets'

type Table = Readonly<Record<string, string>>

const inBoth = (zh: Table, en: Table): Record<string, Label> =>
  Object.fromEntries(
    Object.entries(zh).map(([value, label]) => [value, { label, labelEn: en[value] ?? value }]),
  )

const word = (label: string, labelEn: string): Label => ({ label, labelEn })

/** A class or a form of delivery is named by its English words. */
const named = (chinese: Table): Record<string, Label> =>
  Object.fromEntries(
    Object.entries(chinese).map(([labelEn, label]) => [valueOf(labelEn), { label, labelEn }]),
  )

/** A value may hold no comma: that stands between two. */
export const valueOf = (words: string) => words.replaceAll(',', '')

/** The server's words for the values that its lists are narrowed by. */
export const WORDS = {
  stage: { ...inBoth(formZh.stage, formEn.stage), listed: word('已上市', 'Listed') },
  modality: inBoth(formZh.modality, formEn.modality),
  drugType: inBoth(formZh.drugType, formEn.drugType),
  area: inBoth(valuationZh.area, valuationEn.area),
  route: {
    oral: word('口服', 'Oral'),
    intravenous: word('静脉', 'Intravenous'),
    subcutaneous: word('皮下', 'Subcutaneous'),
    intramuscular: word('肌内', 'Intramuscular'),
    intrathecal: word('鞘内', 'Intrathecal'),
    intratumoural: word('瘤内', 'Intratumoural'),
    intravitreal: word('玻璃体内', 'Intravitreal'),
  },
  format: {
    adc: word('抗体偶联药物（ADC）', 'ADC'),
    bispecific: word('双特异性抗体', 'Bispecific'),
    car_t: word('CAR-T', 'CAR-T'),
    fc_fusion: word('Fc 融合蛋白', 'Fc fusion'),
    fc_fragment: word('Fc 片段', 'Fc fragment'),
    sirna: word('siRNA', 'siRNA'),
    antisense: word('反义寡核苷酸', 'Antisense'),
    mrna: word('mRNA', 'mRNA'),
    gene_therapy: word('基因治疗', 'Gene therapy'),
  },
  payload: named({
    maytansinoid: '美登素类',
    auristatin: '奥瑞他汀类',
    'topoisomerase I inhibitor': '拓扑异构酶 I 抑制剂',
  }),
  delivery: named({
    'GalNAc conjugate': 'GalNAc 偶联',
    'lipid nanoparticle': '脂质纳米颗粒',
    'intrathecal, unconjugated': '鞘内给药，未偶联',
    'adenovirus type 5 vector': '5 型腺病毒载体',
  }),
  class: named({
    GPCR: 'G 蛋白偶联受体',
    GTPase: 'GTP 酶',
    'apoptosis regulator': '凋亡调节因子',
    complement: '补体',
    'cytokine receptor': '细胞因子受体',
    cytokine: '细胞因子',
    enzyme: '酶',
    gene: '基因',
    'growth factor': '生长因子',
    'immune checkpoint': '免疫检查点',
    kinase: '激酶',
    'peptide aggregate': '多肽聚集体',
    'receptor tyrosine kinase': '受体酪氨酸激酶',
    receptor: '受体',
    'surface antigen': '表面抗原',
    transporter: '转运体',
    'tumour suppressor': '抑癌因子',
    'viral antigen': '病毒抗原',
    'viral enzyme': '病毒酶',
  }),
  approved: { yes: word('有', 'Yes'), no: word('无', 'No') },
  size: {
    '0': word('无', 'None'),
    '1-9': word('1–9 个', '1–9'),
    '10-49': word('10–49 个', '10–49'),
    '50-99': word('50–99 个', '50–99'),
    '100-': word('100 个及以上', '100 or more'),
  },
  phase: {
    '1': word('I 期', 'Phase 1'),
    '1/2': word('I/II 期', 'Phase 1/2'),
    '2': word('II 期', 'Phase 2'),
    '2/3': word('II/III 期', 'Phase 2/3'),
    '3': word('III 期', 'Phase 3'),
    '4': word('IV 期', 'Phase 4'),
  },
  status: {
    NOT_YET_RECRUITING: word('尚未招募', 'Not yet recruiting'),
    RECRUITING: word('招募中', 'Recruiting'),
    ACTIVE_NOT_RECRUITING: word('进行中，停止招募', 'Active, not recruiting'),
    COMPLETED: word('已完成', 'Completed'),
    RESULTS_REPORTED: word('已公布结果', 'Results reported'),
    TERMINATED: word('已终止', 'Terminated'),
  },
} satisfies Record<string, Readonly<Record<string, Label>>>

/** The label of each value of a facet. */
export const wordsOf =
  (facet: keyof typeof WORDS) =>
  (value: string): Label | undefined =>
    (WORDS[facet] as Readonly<Record<string, Label>>)[value]

const REGIONS = {
  zh: new Intl.DisplayNames(['zh'], { type: 'region' }),
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
}

export const regionWords = (code: string): Label => ({
  label: REGIONS.zh.of(code) ?? code,
  labelEn: REGIONS.en.of(code) ?? code,
})
