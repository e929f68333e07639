import type { Scope } from '@/entities/roomScope'
import { longestFirst, type TodoSource } from '@/shared/todo'
import { ROOM_TODO_KINDS, roomNoticeApis, type RoomTodo } from './room/roomChanges.api'
import { auditAddress, questionAddress } from './room/addresses'

const LIST_SCREENS = { audit: 'vdocumentaudit', question: 'vchat?state=open' } as const

const ITEM_ADDRESSES = {
  audit: auditAddress,
  question: questionAddress,
} as const satisfies Record<(typeof ROOM_TODO_KINDS)[number], unknown>

export const todoSourcesIn = (scope: Scope): readonly TodoSource<RoomTodo>[] =>
  ROOM_TODO_KINDS.map((kind) => ({
    kind: `${scope} ${kind}`,
    color: 'warning',
    labels: (t) => t(`roomsWaiting:${scope}.${kind}`, { returnObjects: true }),
    all: `/${scope}/${LIST_SCREENS[kind]}`,
    isFor: () => true,
    list: roomNoticeApis[scope].waiting,
    query: () => longestFirst('since', { kind }),
    rowOf: ({ id, name, roomId, roomName, since }) => ({
      id,
      title: name,
      place: roomName,
      since,
      to: ITEM_ADDRESSES[kind](scope, roomId, id),
    }),
  }))
