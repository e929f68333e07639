import { useQuery } from '@tanstack/react-query'
import { apiQuery, useApiMutation } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { SelectField } from '@/shared/form/SelectField'
import { FormDialog } from '@/shared/form/FormDialog'
import { NumberField } from '@/shared/form/NumberField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { departmentApi, type SubUser } from '../department/department.api'
import { NoUsers } from '../department/NoUsers'
import { USER_CODES } from '../department/userWorkflow'
import { GiveInput, memberApi, type CompanyPlan } from './membership.api'
import { useMemberNames } from './useMemberNames'

const SUB_USERS = {
  pageNum: 1,
  pageSize: MAX_PAGE_SIZE,
  role: 'company_sub_user',
  status: USER_CODES.active,
} as const
const DEFAULT_DAYS = 30

interface GivePlanProps {
  plans: readonly CompanyPlan[]
  onClose: () => void
}

export default function GivePlan({ plans, onClose }: GivePlanProps) {
  const t = useTranslations('accountMembership')
  const users = useQuery(apiQuery(departmentApi.users, { query: SUB_USERS }))
  const rows = users.data?.rows ?? []
  if (rows.length > 0) return <GiveForm plans={plans} users={rows} onClose={onClose} />
  return (
    <NoUsers
      title={t('accountMembership:company.give')}
      users={users}
      failedText={t('accountMembership:company.noUsers')}
      emptyText={t('accountMembership:company.noOther')}
      onClose={onClose}
    />
  )
}

function GiveForm({ plans, users, onClose }: GivePlanProps & { users: readonly SubUser[] }) {
  const t = useTranslations('accountMembership')
  const names = useMemberNames()
  const give = useApiMutation(memberApi.give, { invalidates: [memberApi] })
  const nameOf = (id: string) => users.find((user) => user.id === id)?.nickName ?? id
  const planName = (role: string) =>
    names.plan(plans.find((plan) => plan.role === role) ?? { role, name: '' })
  const form = useSchemaForm({
    schema: GiveInput,
    labels: t('accountMembership:field', { returnObjects: true }),
    initialValues: { days: DEFAULT_DAYS },
    draft: useDraft('givePlan'),
    send: (body) => give({ body }),
    onDone: (_, { userId, role }) => {
      message.success(t('accountMembership:company.done', { plan: planName(role), name: nameOf(userId) }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('accountMembership:company.give')}
      submitText={t('accountMembership:company.submit')}
      onClose={onClose}
    >
      <SelectField
        name="userId"
        options={users.map(({ id, nickName, phonenumber }) => ({
          value: id,
          label: `${nickName} ${phonenumber}`.trim(),
        }))}
      />
      <SelectField
        name="role"
        options={plans.map(({ role, stock, given }) => ({
          value: role,
          label: `${planName(role)} · ${t('accountMembership:company.left', { count: Math.max(0, stock - given) })}`,
        }))}
      />
      <NumberField name="days" hint={t('accountMembership:days')} />
    </FormDialog>
  )
}
