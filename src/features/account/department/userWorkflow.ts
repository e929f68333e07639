import { defineWorkflow, type ActionOf } from '@/shared/workflow/workflow'

export const COMPANY_ROLES = ['company_admin', 'company_sub_user'] as const
export type CompanyRole = (typeof COMPANY_ROLES)[number]

export const USER_STATES = ['active', 'stopped'] as const
export type UserState = (typeof USER_STATES)[number]

/** Wire codes of the states; the convention of the backend family. */
export const USER_CODES = { active: '0', stopped: '1' } as const satisfies Record<UserState, string>

export interface UserFacts {
  state: UserState
  role: CompanyRole
  isLastAdmin: boolean
}

export interface CompanyViewer {
  isAdmin: boolean
}

/** Workflow of a company's users: screens enable actions by it, and the mock backend enforces it. */
export const userWorkflow = defineWorkflow<UserFacts, CompanyViewer>()({
  relations: { admin: (_, { isAdmin }) => isAdmin },
  regions: {
    subUser: ({ role }) => role === 'company_sub_user',
    administrator: ({ role }) => role === 'company_admin',
  },
  guards: { notLastAdmin: ['department', ({ isLastAdmin }) => !isLastAdmin] },
  actions: {
    promote: { from: ['active'], who: ['admin'], when: ['subUser'], needsWarning: true },
    demote: {
      from: ['active'],
      who: ['admin'],
      when: ['administrator'],
      guards: ['notLastAdmin'],
      needsWarning: true,
    },
    stop: {
      from: ['active'],
      who: ['admin'],
      guards: ['notLastAdmin'],
      needsWarning: true,
      to: { state: 'stopped' },
    },
    start: { from: ['stopped'], who: ['admin'], to: { state: 'active' } },
    remove: { from: USER_STATES, who: ['admin'], guards: ['notLastAdmin'], needsWarning: true },
  },
})
export type UserAction = ActionOf<typeof userWorkflow>
export type UserGuard = ReturnType<typeof userWorkflow.availabilityOf>['unmet'][number]['guard']
