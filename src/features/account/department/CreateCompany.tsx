import { Card } from 'antd'
import { useApiMutation } from '@/shared/api'
import { updateUser } from '@/shared/auth/session'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { departmentApi, DepartmentInput, fieldOfCompany } from './department.api'
import { DepartmentFields } from './DepartmentFields'
import styles from './department.module.css'

export function CreateCompany() {
  const t = useTranslations('accountDepartment')
  const create = useApiMutation(departmentApi.create)
  const form = useSchemaForm({
    schema: DepartmentInput,
    labels: t('accountDepartment:field', { returnObjects: true }),
    draft: useDraft('company:new'),
    fieldOf: fieldOfCompany,
    send: (body) => create({ body }),
    onDone: ({ deptId }, { deptName }) => {
      message.success(t('accountDepartment:found.done', { name: deptName }))
      updateUser({ deptId, deptName })
    },
  })
  return (
    <Card title={<h2 className="card-title">{t('accountDepartment:found.title')}</h2>}>
      <p className={styles.intro}>{t('accountDepartment:found.text')}</p>
      <SchemaForm form={form} submitText={t('accountDepartment:found.submit')}>
        <DepartmentFields />
      </SchemaForm>
    </Card>
  )
}
