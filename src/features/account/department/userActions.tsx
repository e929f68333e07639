import { Tag } from 'antd'
import { apiQuery } from '@/shared/api'
import { pointsApi } from '@/entities/points/points.api'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { actionsOf } from '@/shared/workflow/workflowUi'
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

const changeRoleTo = (role: CompanyRole) =>
  confirm(departmentApi.changeRole, {
    args: ({ id, version }: SubUser) => ({ body: { userId: id, version, role } }),
  })

const changeStateTo = (state: UserState) =>
  confirm(departmentApi.changeStatus, {
    args: ({ id, version }: SubUser) => ({ body: { userId: id, version, status: USER_CODES[state] } }),
  })

export const userActions = actionsOf(
  userWorkflow,
  {
    namespaces: ['accountDepartment'] as const,
    textsOf,
    read: (id) => apiQuery(departmentApi.user, { path: { id } }),
    // Points and plans that the company granted to the user are frozen, unfrozen or returned along with the change.
    invalidates: [departmentApi, pointsApi],
    refetchOnConflict: [departmentApi.users, departmentApi.user],
    nameOf: ({ nickName }: SubUser) => nickName,
    addressOf: () => '/user/center?tab=department',
    draftOf: (action, { id }) => `companyUser:${id}:${action}`,
    State: UserStateTag,
  },
  {
    promote: changeRoleTo('company_admin'),
    stop: changeStateTo('stopped'),
    start: changeStateTo('active'),
    demote: changeRoleTo('company_sub_user'),
    remove: removal(departmentApi.removeUser, {
      args: ({ id }: SubUser) => ({ path: { id } }),
      invalidates: [{ users: departmentApi.users, detail: departmentApi.detail }, pointsApi],
    }),
  },
)
