import { consent, required } from '@/shared/form/fieldParsers'
import { INPUTS, sameName } from '../domain/roomRules'
import type { Room } from '../room/rooms.api'
import * as z from 'zod/mini'

/** What is asked before a room is closed: the reason, that what stands open was seen, and its name. */
export const closing = ({ name }: Pick<Room, 'name'>) =>
  z.extend(INPUTS.close, { isSeen: consent, name: required(sameName(name)) })

/** What is asked before a room is deleted. */
export const deletion = ({ name }: Pick<Room, 'name'>) => z.object({ name: required(sameName(name)) })
