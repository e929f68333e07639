import * as z from 'zod/mini'
import { required, text } from '@/shared/form/fieldParsers'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { canInRoom, type RoomStanding } from './abilities'
import { MEMBER_STATES, type MemberState } from './states'

interface MemberOutline {
  state: MemberState
  /** Whose account it is; null while nobody with this e-mail has signed in. */
  userId: string | null
}

/** Of a member, as far as it decides what may be done with him. */
export interface MemberFacts extends MemberOutline {
  /** No other administrator of the room may enter it. */
  isLastAdmin: boolean
}

/** Who acts, as he stands in the member's room. */
export interface MemberViewer extends RoomStanding {
  userId: string
}

/** Why a member is stopped. */
export const StopInput = z.object({ reason: required(text(5, 500)) })

/** The way of a member through a room; by its first visit the server turns invited and enabled into logged in. */
export const memberWorkflow = defineWorkflow<MemberFacts, MemberViewer, MemberOutline>()({
  relations: { admin: (_, { role }) => role === 'admin' },
  guards: {
    notYourself: ['members', ({ userId }, viewer) => userId !== viewer.userId],
    notLastAdmin: ['members', ({ isLastAdmin }) => !isLastAdmin],
    roomOpen: ['members', (_, viewer) => canInRoom('member:edit', viewer)],
  },
  actions: {
    edit: { from: MEMBER_STATES, who: ['admin'], guards: ['notYourself', 'notLastAdmin', 'roomOpen'] },
    resend: { from: ['invited'], who: ['admin'], guards: ['roomOpen'], keepsVersion: true },
    withdraw: { from: ['invited'], who: ['admin'], guards: ['roomOpen'], needsWarning: true },
    stop: {
      from: ['loggedIn', 'enabled'],
      who: ['admin'],
      guards: ['notYourself', 'notLastAdmin', 'roomOpen'],
      input: StopInput,
      needsWarning: true,
      to: { state: 'stopped' },
    },
    enable: { from: ['stopped'], who: ['admin'], guards: ['roomOpen'], to: { state: 'enabled' } },
    remove: { from: ['stopped'], who: ['admin'], guards: ['roomOpen'], needsWarning: true },
  },
})
export type MemberAction = ActionOf<typeof memberWorkflow>
export type MemberGuard = ReturnType<typeof memberWorkflow.availabilityOf>['unmet'][number]['guard']
