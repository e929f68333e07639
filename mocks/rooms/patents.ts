import type { PatentBody } from '@/features/rooms/patents/roomPatents.api'
import { deadlineOf, duesOf, type Deadline } from '@/features/rooms/patents/deadlines'
import { Patent } from '@/entities/patents.api'
import { perScope, type Scope } from '@/entities/roomScope'
import { serverDay } from '../platform/clock'
import { collection } from '../platform/collection'
import { REFUSALS } from './refusals'
import type { Thing } from './items'

/** The patents of each section's rooms. */
export const patents = perScope(() => collection<PatentBody & Thing>(REFUSALS.noPatent))

/** Those of a room, as they are answered. */
export const patentsOf = (scope: Scope, roomId: string) =>
  patents[scope]
    .all()
    .filter((each) => each.roomId === roomId)
    .map((each) => Patent.parse(each))

/** Whether something of a patent falls under a deadline now. */
export const isDue = (patent: Patent, deadline: Deadline) =>
  duesOf(patent).some(({ day }) => deadlineOf(day, serverDay()) === deadline)
