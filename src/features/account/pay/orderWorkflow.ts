import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'

export const ORDER_STATES = [
  'created',
  'paying',
  'unknown',
  'paid',
  'closed',
  'refunding',
  'refunded',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

export const ITEM_KINDS = ['plan', 'points', 'tickets'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** `qr`: with a phone that scans a code; `page`: on the provider's page in this browser. */
export const PAYMENT_METHODS = ['qr', 'page'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

interface OrderRowFacts {
  state: OrderState
  userId: string
}

export interface OrderViewer {
  userId: string
  /** The payment provider, which reports payments and refunds. */
  isProvider: boolean
}

/** Life cycle of an order. Only the provider can report it as paid. */
export const orderWorkflow = defineWorkflow<OrderRowFacts, OrderViewer>()({
  relations: {
    buyer: ({ userId }, viewer) => !viewer.isProvider && userId === viewer.userId,
    provider: (_, { isProvider }) => isProvider,
  },
  guards: {},
  actions: {
    pay: { from: ['created', 'paying'], who: ['buyer'], to: { state: 'paying' } },
    cancel: { from: ['created', 'paying'], who: ['buyer'], to: { state: 'closed' } },
    settle: { from: ['paying', 'unknown'], who: ['provider'], to: { state: 'paid' } },
    lose: { from: ['paying'], who: ['provider'], to: { state: 'unknown' } },
    expire: { from: ['created', 'paying', 'unknown'], who: ['provider'], to: { state: 'closed' } },
    refund: { from: ['paid'], who: ['provider'], needsWarning: true, to: { state: 'refunding' } },
    giveBack: { from: ['refunding'], who: ['provider'], needsWarning: true, to: { state: 'refunded' } },
  },
})
export type OrderAction = ActionOf<typeof orderWorkflow>

/** True while the order can still be paid or fail. */
export const isOpen = (state: OrderState) => state === 'created' || state === 'paying' || state === 'unknown'
