import { updateUser } from '@/shared/auth/session'
import type { Saved } from '@/shared/autosave/autosave'
import { Conflict } from '@/shared/autosave/Conflict'
import { useConflict } from '@/shared/autosave/useConflict'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { FormDrawer } from '@/shared/form/FormDialog'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { departmentApi, DepartmentInput, fieldOfCompany, type Department } from './department.api'
import { DepartmentFields } from './DepartmentFields'

const versioned = ({ version, ...department }: Department): Saved => ({
  version,
  values: Object.fromEntries(
    Object.keys(DepartmentInput.shape).map((field) => [field, department[field as keyof typeof department]]),
  ),
})

/** Edits the company's data; changes saved by another admin in the meantime are not overwritten. */
export function DepartmentForm({ department, onClose }: { department: Department; onClose: () => void }) {
  const t = useTranslations('accountDepartment', 'editing')
  const { deptId } = department
  const save = useVersionedMutation(departmentApi.update, {
    invalidates: [departmentApi],
    refetchOnConflict: [],
  })
  const readNewer = useReadNewer(departmentApi.detail, { query: { deptId } })
  const conflict = useConflict({ saved: department, versioned, readNewer })
  const labels = t('accountDepartment:field', { returnObjects: true })
  const form = useSchemaForm({
    schema: DepartmentInput,
    labels,
    initialValues: conflict.base.values,
    draft: useDraft(`company:${deptId}`),
    fieldOf: fieldOfCompany,
    send: (body) => conflict.send((version) => save({ body: { ...body, deptId, version } })),
    onDone: (_, { deptName }) => {
      updateUser({ deptName })
      message.success(t('accountDepartment:saved'))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('accountDepartment:editTitle')}
      submitText={t('accountDepartment:save')}
      onClose={onClose}
    >
      <DepartmentFields />
      <Conflict conflict={conflict} form={form} noun={t('accountDepartment:departmentNoun')} />
    </FormDrawer>
  )
}
