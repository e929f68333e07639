import { useApiMutation } from '@/shared/api'
import { FormDialog } from '@/shared/form/FormDialog'
import { TextField } from '@/shared/form/textFields'
import { RadioField } from '@/shared/form/RadioField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { departmentApi, fieldOfUser, SubUserInput } from './department.api'
import { COMPANY_ROLES } from './userWorkflow'

export function SubUserForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations('accountDepartment')
  const add = useApiMutation(departmentApi.addUser, { invalidates: [departmentApi] })
  const form = useSchemaForm({
    schema: SubUserInput,
    labels: t('accountDepartment:user', { returnObjects: true }),
    initialValues: { role: 'company_sub_user' },
    draft: useDraft('companyUser:new'),
    fieldOf: fieldOfUser,
    send: (body) => add({ body }),
    onDone: (_, { nickName, phonenumber }) => {
      message.success(t('accountDepartment:added', { name: nickName, phone: phonenumber }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('accountDepartment:addTitle')}
      submitText={t('accountDepartment:add')}
      onClose={onClose}
    >
      <TextField name="nickName" />
      <TextField name="phonenumber" type="tel" hint={t('accountDepartment:hint.phonenumber')} />
      <TextField name="email" type="email" />
      <RadioField
        name="role"
        hint={t('accountDepartment:hint.role')}
        options={COMPANY_ROLES.toReversed().map((value) => ({
          value,
          label: t(`accountDepartment:role.${value}`),
        }))}
      />
    </FormDialog>
  )
}
