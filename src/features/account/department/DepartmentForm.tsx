import { App } from 'antd'
import { useRef, useState } from 'react'
import { changeUser } from '@/shared/auth/session'
import type { Saved } from '@/shared/editing/autosave'
import { ConflictPanel } from '@/shared/editing/ConflictPanel'
import { useReadNewer } from '@/shared/editing/useReadNewer'
import { FormDrawer } from '@/shared/form/FormDialog'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { ABSENT } from '@/shared/lib/money'
import { useText } from '@/shared/texts'
import { isConflict } from '@/shared/workflow/conflict'
import { useChange } from '@/shared/workflow/useChange'
import { departmentApi, DepartmentInput, type Department } from './api'
import { DepartmentFields } from './DepartmentFields'
import { refusedField } from './refusedField'

const versioned = ({ version, ...department }: Department): Saved => ({
  version,
  values: Object.fromEntries(
    Object.keys(DepartmentInput.shape).map((field) => [field, department[field as keyof typeof department]]),
  ),
})

/** What the company says of itself, changed; what another administrator has saved meanwhile is not overwritten. */
export function DepartmentForm({ department, onClose }: { department: Department; onClose: () => void }) {
  const t = useText('accountDepartment', 'editing')
  const { message } = App.useApp()
  const { deptId } = department
  const save = useChange(departmentApi.update, { refreshes: [departmentApi], rereads: [] })
  const readNewer = useReadNewer(departmentApi.detail, { query: { deptId } })
  /** What the form was begun with, or taken up from someone else. */
  const [base, setBase] = useState(() => versioned(department))
  const version = useRef(department.version)
  const [theirs, setTheirs] = useState<Saved | null>(null)
  const labels = t('accountDepartment:field', { returnObjects: true })
  const form = useSchemaForm({
    schema: DepartmentInput,
    labels,
    start: base.values,
    draft: useDraft(`company:${deptId}`),
    fieldOf: refusedField,
    send: async (body) => {
      const result = await save({ body: { ...body, deptId, version: version.current } })
      if (!result.ok && isConflict(result)) {
        const newer = await readNewer()
        if (newer.ok) setTheirs(versioned(newer.data))
      }
      return result
    },
    onDone: (_, { deptName }) => {
      changeUser({ deptName })
      void message.success(t('accountDepartment:saved'))
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
      {theirs && (
        <ConflictPanel
          schema={DepartmentInput}
          words={{
            noun: t('accountDepartment:departmentNoun'),
            labelOf: (field) => labels[field as keyof typeof labels] ?? field,
            textOf: (_, value) => (typeof value === 'string' && value !== '' ? value : ABSENT),
          }}
          base={base.values}
          mine={form.fields.getFieldsValue(true) as Saved['values']}
          theirs={theirs}
          onResolve={(chosen) => {
            version.current = theirs.version
            setBase(theirs)
            setTheirs(null)
            form.put(chosen)
            form.send()
          }}
        />
      )}
    </FormDrawer>
  )
}
