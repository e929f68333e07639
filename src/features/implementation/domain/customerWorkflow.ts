import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import { amount, dictCode, files, nullable, positive, required, text } from '@/shared/form/fieldParsers'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { holds, type Viewer } from './roles'
import { CUSTOMER_STAGES, type CustomerStage } from './states'

/** Maximum amount of a customer: sums over thousands of customers stay exact. */
export const MAX_DEAL = 1e12

interface CustomerRowFacts {
  state: CustomerStage
  ownerId: string
  /** Stage before the customer was lost. */
  lostFrom: CustomerStage | null
}

export interface CustomerFacts extends CustomerRowFacts {
  contacts: readonly unknown[]
  followCount: number
}

/** Input of each step. The specification names the fields; their limits are assumed. */
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
    contractAmount: required(positive(amount(0, MAX_DEAL))),
  }),
  /** Reason: dictionary `customer_lost_reason`, and free text. */
  lose: z.object({ lostReason: required(dictCode), lostWords: required(text(5, 500)) }),
  reopen: z.object({ reason: required(text(5, 500)) }),
} as const

const OWNER_OR_MANAGER = ['owner', 'manager'] as const
const NOT_LOST = CUSTOMER_STAGES.filter((stage) => stage !== 'lost')

/** Business with a customer, from a lead to a deal; a customer can be lost and reopened on the way. */
export const customerWorkflow = defineWorkflow<CustomerFacts, Viewer, CustomerRowFacts>()({
  relations: {
    owner: ({ ownerId }, { userId }) => ownerId === userId,
    manager: holds('manager'),
  },
  guards: {
    reached: ['follow', ({ contacts, followCount }) => contacts.length > 0 || followCount > 0],
  },
  actions: {
    contact: {
      from: ['lead'],
      who: OWNER_OR_MANAGER,
      advances: true,
      guards: ['reached'],
      to: { state: 'contacted' },
    },
    sign: {
      from: ['contacted'],
      who: OWNER_OR_MANAGER,
      advances: true,
      input: CUSTOMER_INPUTS.sign,
      to: { state: 'cda' },
    },
    examine: {
      from: ['cda'],
      who: OWNER_OR_MANAGER,
      advances: true,
      input: CUSTOMER_INPUTS.examine,
      to: { state: 'diligence' },
    },
    negotiate: {
      from: ['diligence'],
      who: OWNER_OR_MANAGER,
      advances: true,
      input: CUSTOMER_INPUTS.negotiate,
      to: { state: 'terms' },
    },
    contract: {
      from: ['terms'],
      who: OWNER_OR_MANAGER,
      advances: true,
      input: CUSTOMER_INPUTS.contract,
      to: { state: 'contract' },
    },
    win: { from: ['contract'], who: OWNER_OR_MANAGER, advances: true, to: { state: 'won' } },
    reopen: {
      from: ['lost'],
      who: OWNER_OR_MANAGER,
      advances: true,
      input: CUSTOMER_INPUTS.reopen,
      to: (_, { lostFrom }) => ({ state: lostFrom ?? 'lead', lostFrom: null }),
    },
    follow: { from: CUSTOMER_STAGES, who: OWNER_OR_MANAGER, satisfies: ['reached'] },
    edit: { from: CUSTOMER_STAGES, who: OWNER_OR_MANAGER },
    lose: {
      from: NOT_LOST,
      who: OWNER_OR_MANAGER,
      input: CUSTOMER_INPUTS.lose,
      needsWarning: true,
      isDestructive: true,
      to: (_, { state }) => ({ state: 'lost', lostFrom: state }),
    },
    remove: { from: ['lead', 'lost'], who: OWNER_OR_MANAGER, needsWarning: true, isDestructive: true },
  },
})
export type CustomerAction = ActionOf<typeof customerWorkflow>
export type CustomerGuard = ReturnType<typeof customerWorkflow.availabilityOf>['unmet'][number]['guard']

/** Names of the steps in the request that changes the stage [assumed]: the stage that each step leads to. */
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
