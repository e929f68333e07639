import en from '@/features/search/locales/en.json'
import zh from '@/features/search/locales/zh.json'
import type { Label } from './facets'

export type Kind = keyof typeof zh.word

export const labelOf =
  (kind: Kind) =>
  (value: string): Label | undefined => {
    const label = (zh.word[kind] as Readonly<Record<string, string>>)[value]
    const labelEn = (en.word[kind] as Readonly<Record<string, string>>)[value]
    return label && labelEn ? { label, labelEn } : undefined
  }

export const FACET_LABELS = {
  approved: { yes: { label: '有', labelEn: 'Yes' }, no: { label: '无', labelEn: 'No' } },
  size: {
    '0': { label: '无', labelEn: 'None' },
    '1-9': { label: '1–9 个', labelEn: '1–9' },
    '10-49': { label: '10–49 个', labelEn: '10–49' },
    '50-99': { label: '50–99 个', labelEn: '50–99' },
    '100-': { label: '100 个及以上', labelEn: '100 or more' },
  },
} satisfies Record<string, Record<string, Label>>

const REGIONS = {
  zh: new Intl.DisplayNames(['zh'], { type: 'region' }),
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
}

export const regionLabel = (code: string): Label => ({
  label: REGIONS.zh.of(code) ?? code,
  labelEn: REGIONS.en.of(code) ?? code,
})
