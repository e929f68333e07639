import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'
import { INPUTS } from './roomRules'
import type { RoomRole, RoomState } from './states'

interface RoomFacts {
  state: RoomState
  role: RoomRole
  isReenabled: boolean
}

export interface RoomViewer {
  /** Manages all rooms of a section, including those they are not a member of. */
  isKeeper: boolean
}

const LEADERS = ['admin', 'keeper'] as const

/** States of a room. The server also closes a room when its end passes. */
export const roomWorkflow = defineWorkflow<RoomFacts, RoomViewer>()({
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
