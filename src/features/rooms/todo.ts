import type { Scope } from '@/entities/roomScope'
import { longestFirst, type TodoSource } from '@/shared/todo'
import { ROOM_WAITS, roomNoticeApis, type WaitingThing } from './room/roomChanges.api'
import { auditAddress, questionAddress } from './room/addresses'

/** Where all of them stand, in the room that is chosen. */
const ALL = { audit: 'vdocumentaudit', question: 'vchat?state=open' } as const

/** Where a room shows a thing that waits in one way. */
const PLACES = {
  audit: auditAddress,
  question: questionAddress,
} as const satisfies Record<(typeof ROOM_WAITS)[number], unknown>

/** Documents to audit and questions to answer, in the rooms of a section. */
export const waitingIn = (scope: Scope): readonly TodoSource<WaitingThing>[] =>
  ROOM_WAITS.map((kind) => ({
    kind: `${scope} ${kind}`,
    color: 'warning',
    words: (t) => t(`roomsWaiting:${scope}.${kind}`, { returnObjects: true }),
    all: `/${scope}/${ALL[kind]}`,
    isFor: () => true,
    list: roomNoticeApis[scope].waiting,
    query: () => longestFirst('since', { kind }),
    rowOf: ({ id, name, roomId, roomName, since }) => ({
      id,
      title: name,
      place: roomName,
      since,
      to: PLACES[kind](scope, roomId, id),
    }),
  }))
