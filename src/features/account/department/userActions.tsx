import { Tag } from 'antd'
import { read } from '@/shared/api'
import { pointsApi } from '@/entities/points/points.api'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { actionsOf } from '@/shared/workflow/actions'
import { confirm, removal } from '@/shared/workflow/ConfirmStep'
import { departmentApi, type SubUser } from './department.api'
import {
  USER_CODES,
  userWorkflow,
  type CompanyRole,
  type UserAction,
  type UserGuard,
  type UserState,
} from './userWorkflow'

/** Whether a user may sign in. */
export function UserStateTag({ value }: { value: UserState }) {
  const t = useTranslations('accountDepartment')
  return <Tag color={value === 'active' ? 'success' : 'error'}>{t(`accountDepartment:state.${value}`)}</Tag>
}

const textsOf = (t: TFunction) => ({
  noun: t('accountDepartment:noun'),
  action: (action: UserAction) => t(`accountDepartment:action.${action}`),
  happens: (action: UserAction) => t(`accountDepartment:happens.${action}`),
  unmet: ({ guard }: { guard: UserGuard }) => t(`accountDepartment:guard.${guard}`),
})

const toRole = (role: CompanyRole) =>
  confirm(departmentApi.changeRole, {
    args: ({ id, version }: SubUser) => ({ body: { userId: id, version, role } }),
  })

const toState = (state: UserState) =>
  confirm(departmentApi.changeStatus, {
    args: ({ id, version }: SubUser) => ({ body: { userId: id, version, status: USER_CODES[state] } }),
  })

/** How each action on a company's user is done, in the order in which they are offered. */
export const userActions = actionsOf(
  userWorkflow,
  {
    namespaces: ['accountDepartment'] as const,
    textsOf,
    read: (id) => read(departmentApi.user, { path: { id } }),
    // What the company gave him freezes, thaws or comes back with it.
    invalidates: [departmentApi, pointsApi],
    refetchOnConflict: [departmentApi.users, departmentApi.user],
    nameOf: ({ nickName }: SubUser) => nickName,
    addressOf: () => '/user/center?tab=department',
    draftOf: (action, { id }) => `companyUser:${id}:${action}`,
    State: UserStateTag,
  },
  {
    promote: toRole('company_admin'),
    stop: toState('stopped'),
    start: toState('active'),
    demote: toRole('company_sub_user'),
    remove: removal(departmentApi.removeUser, {
      args: ({ id }: SubUser) => ({ path: { id } }),
      invalidates: [{ users: departmentApi.users, detail: departmentApi.detail }, pointsApi],
    }),
  },
)
