import { DRUG_TYPES } from '@/entities/drugTypes'
import { INSURANCE } from '../domain/afterStage'
import { AREAS, CHANNELS, COOPERATIONS, PATENT_STATES } from '../domain/firstStage'
import type texts from '../locales/forms.zh.json'

export type GroupName = keyof typeof texts.group

/** Fields whose value is one of a few, each with a text of its own. */
export const CHOICES = {
  area: AREAS,
  drugType: DRUG_TYPES,
  patentState: PATENT_STATES,
  cooperation: COOPERATIONS,
  channel: CHANNELS,
  insurance: INSURANCE,
} as const
export type ChoiceName = keyof typeof CHOICES

/** What is an amount of money, alone or as a cell. */
export const isAmount = (name: string) => ['funds', 'insuredSum', 'cost', 'amount'].includes(name)
