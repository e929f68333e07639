import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'

/** Where an order stands: not paid for yet, being paid, not known, paid, over, or given back. */
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

/** What an order is for. */
export const ITEM_KINDS = ['plan', 'points', 'tickets'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** Where it is paid: with a phone that reads a code, or on the provider's page in this browser. */
export const WAYS = ['qr', 'page'] as const
export type Way = (typeof WAYS)[number]

interface OrderOutline {
  state: OrderState
  userId: string
}

export interface OrderViewer {
  userId: string
  /** The payment provider, who tells what has become of the money. */
  isProvider: boolean
}

/** The life of an order. Nobody but the provider says that it was paid. */
export const orderWorkflow = defineWorkflow<OrderOutline, OrderViewer>()({
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

/** Whether it can still turn out either way. */
export const isOpen = (state: OrderState) => state === 'created' || state === 'paying' || state === 'unknown'
