import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { INPUTS } from './roomRules'
import type { RoomRole, RoomState } from './states'

/** What the rules ask of a room, as a user sees it. */
interface RoomOutline {
  state: RoomState
  role: RoomRole
  isReenabled: boolean
}

export interface RoomViewer {
  /** Looks after all rooms of a section, also those that he is no member of. */
  isKeeper: boolean
}

const LEADERS = ['admin', 'keeper'] as const

/** The life of a room. That its end passes closes it too, which nobody does. */
export const roomWorkflow = defineWorkflow<RoomOutline, RoomViewer>()({
  relations: {
    admin: ({ role }) => role === 'admin',
    keeper: (_, { isKeeper }) => isKeeper,
  },
  guards: {},
  actions: {
    edit: { from: ['active'], who: ['admin'] },
    extend: { from: ['active'], who: LEADERS, input: INPUTS.end },
    close: {
      from: ['active'],
      who: LEADERS,
      input: INPUTS.close,
      needsWarning: true,
      to: { state: 'closed' },
    },
    enable: {
      from: ['closed', 'deleted'],
      who: LEADERS,
      input: INPUTS.end,
      to: { state: 'active', isReenabled: true },
    },
    remove: { from: ['closed'], who: LEADERS, needsWarning: true, to: { state: 'deleted' } },
  },
})
export type RoomAction = ActionOf<typeof roomWorkflow>
