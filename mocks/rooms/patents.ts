import type { PatentBody } from '@/features/rooms/patents/roomPatents.api'
import { deadlineOf, duesOf, type Deadline } from '@/features/rooms/patents/deadlines'
import { Patent } from '@/entities/patents.api'
import { perScope, type Scope } from '@/entities/roomScope'
import { serverDay } from '../platform/clock'
import { collection } from '../platform/collection'
import { REFUSALS } from './refusals'
import type { RoomItem } from './items'

export const patents = perScope(() => collection<PatentBody & RoomItem>(REFUSALS.noPatent))

export const patentsOf = (scope: Scope, roomId: string) =>
  patents[scope]
    .all()
    .filter((each) => each.roomId === roomId)
    .map((each) => Patent.parse(each))

export const isDue = (patent: Patent, deadline: Deadline) =>
  duesOf(patent).some(({ day }) => deadlineOf(day, serverDay()) === deadline)
