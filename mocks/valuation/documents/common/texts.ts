import { createInstance } from 'i18next'
import formEn from '@/features/valuation/locales/form.en.json'
import formZh from '@/features/valuation/locales/form.zh.json'
import npvEn from '@/features/valuation/locales/npv.en.json'
import npvZh from '@/features/valuation/locales/npv.zh.json'
import valuationEn from '@/features/valuation/locales/en.json'
import valuationZh from '@/features/valuation/locales/zh.json'
import commonEn from '@/shared/locales/common.en.json'
import commonZh from '@/shared/locales/common.zh.json'
import type { Language } from '@/shared/lib/language'
import type { TFunction } from '@/shared/i18n'

const DOCUMENT_TEXTS = {
  zh: {
    page: (page: number | string, pages: number | string) => `第 ${page} 页，共 ${pages} 页`,
    contents: '目录',
    more: (count: number) => `另有 ${count} 项，见第 1 部分`,
    version: '报告版本',
    createTime: '计算时间',
    reader: '下载用户',
    userId: '用户编号',
    unit: '单位',
    periodTo: '期间止',
    computed: '报告中的数值',
    check: '两者一致',
    ownRates: '研发或某些地区有各自的折现率：各行现值按其折现率计算',
    signs: '成本为正数；现金流 = 销售额 − 各项成本。修改任一单元格，合计与现值随之更新。',
    sheets: {
      cover: '封面',
      inputs: '输入',
      assumptions: '假设与来源',
      expected: '现金流台账（期望）',
      success: '现金流台账（成功）',
      results: '报告结果',
      form: '填写内容',
    },
  },
  en: {
    page: (page: number | string, pages: number | string) => `Page ${page} of ${pages}`,
    contents: 'Contents',
    more: (count: number) => `${count} more, see section 1`,
    version: 'Report version',
    createTime: 'Computed',
    reader: 'Downloaded by',
    userId: 'User ID',
    unit: 'Unit',
    periodTo: 'Period to',
    computed: 'Value in the report',
    check: 'Both agree',
    ownRates: 'R&D or some regions have rates of their own: each row’s present value uses them',
    signs:
      'Costs are positive; cash flow = sales − costs. Change any cell, and totals and present values follow.',
    sheets: {
      cover: 'Cover',
      inputs: 'Inputs',
      assumptions: 'Assumptions and sources',
      expected: 'Ledger (expected)',
      success: 'Ledger (success case)',
      results: 'Report results',
      form: 'Form as filled in',
    },
  },
}

const i18n = createInstance()
void i18n.init({
  resources: {
    zh: { common: commonZh, valuation: valuationZh, valuationForm: formZh, valuationNpv: npvZh },
    en: { common: commonEn, valuation: valuationEn, valuationForm: formEn, valuationNpv: npvEn },
  },
  fallbackLng: 'zh',
  initAsync: false, // all texts are bundled
  interpolation: { escapeValue: false }, // the texts are not rendered as HTML
  // Files are passed on to others: failing is better than a sentence with a gap.
  missingInterpolationHandler: (text: string) => {
    throw new Error(`a value is missing in: ${text}`)
  },
})

export interface Texts {
  language: Language
  t: TFunction
  npv: TFunction
  own: (typeof DOCUMENT_TEXTS)[Language]
  product: string
}

export const textsOf = (language: Language): Texts => ({
  language,
  t: i18n.getFixedT(language, ['valuation', 'valuationForm']),
  npv: i18n.getFixedT(language, ['valuationNpv', 'valuationForm', 'valuation']),
  own: DOCUMENT_TEXTS[language],
  product: i18n.getFixedT(language, 'common')('appShortName'),
})
