import * as z from 'zod/mini'
import { required, text } from '@/shared/form/fieldParsers'
import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { canInRoom, type RoomAccess } from './abilities'
import { MEMBER_STATES, type MemberState } from './states'

interface MemberRowFacts {
  state: MemberState
  /** Null until someone with this e-mail signs in. */
  userId: string | null
}

export interface MemberFacts extends MemberRowFacts {
  isLastAdmin: boolean
}

export interface MemberViewer extends RoomAccess {
  userId: string
}

export const StopInput = z.object({ reason: required(text(5, 500)) })

/** States of a member; on the first visit the server changes invited or enabled to logged in. */
export const memberWorkflow = defineWorkflow<MemberFacts, MemberViewer, MemberRowFacts>()({
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
