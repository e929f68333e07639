import { DRUG_TYPES } from '@/entities/drugTypes'
import { INSURANCE } from '../domain/afterStage'
import { AREAS, CHANNELS, COOPERATIONS, PATENT_STATES } from '../domain/firstStage'
import type texts from '../locales/forms.zh.json'

export type GroupName = keyof typeof texts.group

export const CHOICES = {
  area: AREAS,
  drugType: DRUG_TYPES,
  patentState: PATENT_STATES,
  cooperation: COOPERATIONS,
  channel: CHANNELS,
  insurance: INSURANCE,
} as const
export type ChoiceName = keyof typeof CHOICES

export const isAmountField = (name: string) => ['funds', 'insuredSum', 'cost', 'amount'].includes(name)
