import type * as z from 'zod'
import { INSURANCE } from '../../domain/afterStage'
import {
  AREAS,
  CHANNELS,
  COOPERATIONS,
  DRUG_TYPES,
  PATENT_STATES,
  type FirstStage,
} from '../../domain/firstStage'
import type { SecondStage } from '../../domain/secondStage'
import type { afterStageOf } from '../../domain/afterStage'
import type { Stage } from '../../model/fieldLabel'
import type texts from '../../locales/forms.zh.json'

type FieldsOf = {
  first: keyof FirstStage
  second: keyof SecondStage
  after: keyof z.infer<ReturnType<typeof afterStageOf>>
}

export type GroupName = keyof typeof texts.group

/** How the fields of each stage are grouped, to be written and to be read. */
export const GROUPS: {
  readonly [S in Stage]: readonly (readonly [name: GroupName, fields: readonly FieldsOf[S][]])[]
} = {
  first: [
    ['project', ['name', 'nameEn', 'area', 'indication', 'target', 'modality', 'drugType', 'stage']],
    ['people', ['organisation', 'principalInvestigator', 'contact', 'phone', 'email']],
    ['science', ['summary', 'mechanism', 'unmetNeed', 'competitors', 'evidence']],
    ['property', ['patentState', 'patents']],
    ['cooperation', ['funds', 'currency', 'cooperation', 'channel']],
    ['files', ['attachments']],
  ],
  second: [
    ['verification', ['questions', 'experiments']],
    ['money', ['currency', 'budget', 'wantsInsurance', 'insuredSum']],
    ['plan', ['milestones', 'risks', 'team', 'ipPlan', 'regulatoryPath', 'exit']],
    ['valuation', ['report']],
    ['files', ['attachments']],
  ],
  after: [
    ['contract', ['contractNo', 'signedOn']],
    ['payments', ['instalments', 'account']],
    ['insurance', ['insurance', 'policyNo']],
    ['files', ['attachments']],
  ],
}

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

/** Lists of rows, with the cells of each row. */
export const LISTS = {
  patents: ['number', 'title', 'filedOn'],
  experiments: ['objective', 'criterion', 'provider', 'cost', 'weeks'],
  budget: ['item', 'amount'],
  milestones: ['name', 'due'],
  instalments: ['due', 'amount'],
} as const
export type ListName = keyof typeof LISTS
export const isList = (field: string): field is ListName => Object.hasOwn(LISTS, field)

/** What is an amount of money, alone or as a cell. */
export const isAmount = (name: string) => ['funds', 'insuredSum', 'cost', 'amount'].includes(name)

/** A row's cell; its texts are in `cell.<list>.<name>`. */
export const cellKey = (list: ListName, cell: string) => `cell.${list}.${cell}` as 'cell.budget.item'
