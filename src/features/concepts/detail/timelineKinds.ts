import type * as z from 'zod/mini'
import type { TimelineEvent } from '../model/answers'
import type { Action } from '../domain/workflow'

type Event = z.infer<typeof TimelineEvent>

export const KINDS = ['state', 'content', 'agreements', 'records', 'archive'] as const
export type Kind = (typeof KINDS)[number]

/** What an action that leaves the state as it is was about; the rest is about what is written. */
const KIND_OF: ReadonlyMap<string, Kind> = new Map<Action, Kind>([
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

/** What kind of event it is: a step along the way, or what happened in between. */
export const kindOf = ({ action, from, to }: Event): Kind =>
  from === to ? (KIND_OF.get(action) ?? 'content') : 'state'
