import type * as z from 'zod/mini'
import type { TimelineEvent } from '../model/answers'
import type { Action } from '../domain/conceptWorkflow'

type Event = z.infer<typeof TimelineEvent>

export const KINDS = ['state', 'content', 'agreements', 'records', 'archive'] as const
export type Kind = (typeof KINDS)[number]

/** Kinds of the actions that keep the state; all others are about the content. */
const KIND_BY_ACTION: ReadonlyMap<string, Kind> = new Map<Action, Kind>([
  ['applySecrecy', 'agreements'],
  ['signSecrecy', 'agreements'],
  ['withdrawSecrecy', 'agreements'],
  ['signService', 'agreements'],
  ['markSeen', 'agreements'],
  ['recordFirst', 'records'],
  ['recordSecond', 'records'],
  ['seal', 'archive'],
  ['unseal', 'archive'],
])

export const kindOf = ({ action, from, to }: Event): Kind =>
  from === to ? (KIND_BY_ACTION.get(action) ?? 'content') : 'state'
