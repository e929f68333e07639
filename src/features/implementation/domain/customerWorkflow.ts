import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import { amount, dictCode, files, nullable, positive, required, text } from '@/shared/form/fieldParsers'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { holds, type Viewer } from './roles'
import { CUSTOMER_STAGES, type CustomerStage } from './states'

/** What a single customer may bring at most: sums of thousands stay exact. */
export const LARGEST_DEAL = 1e12

interface CustomerOutline {
  state: CustomerStage
  ownerId: string
  /** Where a lost one stood before. */
  lostFrom: CustomerStage | null
}

/** Of a customer, as far as it decides what may be done with him. */
export interface CustomerFacts extends CustomerOutline {
  /** People there who are known. */
  contacts: readonly unknown[]
  followCount: number
}

/** What each step asks for. The specification names it; limits are assumed. */
export const CUSTOMER_INPUTS = {
  sign: z.object({ cda: files(1) }).check(
    z.superRefine(({ cda }, context) => {
      if (cda.length === 0) errorReporter(context)(['cda'], 'required')
    }, RUN_DESPITE_FIELD_ERRORS),
  ),
  examine: z.object({ roomId: required(dictCode), tagId: nullable(dictCode) }),
  negotiate: z.object({ terms: required(text(10, 2000)) }),
  contract: z.object({
    contractNo: required(text(2, 60)),
    contractAmount: required(positive(amount(0, LARGEST_DEAL))),
  }),
  /** Why it came to nothing: dictionary `customer_lost_reason`, and in words. */
  lose: z.object({ lostReason: required(dictCode), lostWords: required(text(5, 500)) }),
  reopen: z.object({ reason: required(text(5, 500)) }),
} as const

const WHO = ['owner', 'manager'] as const
const NOT_LOST = CUSTOMER_STAGES.filter((stage) => stage !== 'lost')

/** How the business with a customer goes on, from a lead to a deal; lost and reopened on the way. */
export const customerWorkflow = defineWorkflow<CustomerFacts, Viewer, CustomerOutline>()({
  relations: {
    owner: ({ ownerId }, { userId }) => ownerId === userId,
    manager: holds('manager'),
  },
  guards: {
    reached: ['follow', ({ contacts, followCount }) => contacts.length > 0 || followCount > 0],
  },
  actions: {
    contact: { from: ['lead'], who: WHO, advances: true, guards: ['reached'], to: { state: 'contacted' } },
    sign: {
      from: ['contacted'],
      who: WHO,
      advances: true,
      input: CUSTOMER_INPUTS.sign,
      to: { state: 'cda' },
    },
    examine: {
      from: ['cda'],
      who: WHO,
      advances: true,
      input: CUSTOMER_INPUTS.examine,
      to: { state: 'diligence' },
    },
    negotiate: {
      from: ['diligence'],
      who: WHO,
      advances: true,
      input: CUSTOMER_INPUTS.negotiate,
      to: { state: 'terms' },
    },
    contract: {
      from: ['terms'],
      who: WHO,
      advances: true,
      input: CUSTOMER_INPUTS.contract,
      to: { state: 'contract' },
    },
    win: { from: ['contract'], who: WHO, advances: true, to: { state: 'won' } },
    reopen: {
      from: ['lost'],
      who: WHO,
      advances: true,
      input: CUSTOMER_INPUTS.reopen,
      to: (_, { lostFrom }) => ({ state: lostFrom ?? 'lead', lostFrom: null }),
    },
    follow: { from: CUSTOMER_STAGES, who: WHO, satisfies: ['reached'] },
    edit: { from: CUSTOMER_STAGES, who: WHO },
    lose: {
      from: NOT_LOST,
      who: WHO,
      input: CUSTOMER_INPUTS.lose,
      needsWarning: true,
      isDestructive: true,
      to: (_, { state }) => ({ state: 'lost', lostFrom: state }),
    },
    remove: { from: ['lead', 'lost'], who: WHO, needsWarning: true, isDestructive: true },
  },
})
export type CustomerAction = ActionOf<typeof customerWorkflow>
export type CustomerGuard = ReturnType<typeof customerWorkflow.availabilityOf>['unmet'][number]['guard']

/** What the call that changes the stage names each step by [assumed]: the stage that it leads to. */
export const STEP_NAMES = {
  contact: 'contacted',
  sign: 'cda',
  examine: 'diligence',
  negotiate: 'terms',
  contract: 'contract',
  win: 'won',
  lose: 'lost',
  reopen: 'reopened',
} as const satisfies Partial<Record<CustomerAction, string>>
export type StageStep = keyof typeof STEP_NAMES
