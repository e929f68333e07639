import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card } from 'antd'
import { useState } from 'react'
import { apiQuery } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { departmentApi, DepartmentInput, type Department } from './department.api'
import { DepartmentForm } from './DepartmentForm'
import { CreateCompany } from './CreateCompany'
import { SubUsers } from './SubUsers'
import styles from './department.module.css'

export default function DepartmentTab() {
  const deptId = useSession(({ user }) => user?.deptId ?? '')
  return deptId === '' ? <CreateCompany /> : <Company key={deptId} deptId={deptId} />
}

function Company({ deptId }: { deptId: string }) {
  const t = useTranslations('accountDepartment')
  const { data: department, error, refetch } = useQuery(apiQuery(departmentApi.detail, { query: { deptId } }))
  return (
    <div className={styles.parts}>
      {department ? (
        <>
          <Info department={department} />
          <SubUsers department={department} />
        </>
      ) : (
        <Card>
          <QueryFallback failed={t('accountDepartment:failed')} error={error} onRetry={refetch} rows={6} />
        </Card>
      )}
    </div>
  )
}

function ReadOnlyNote({ administrators }: Pick<Department, 'administrators'>) {
  const t = useTranslations('accountDepartment')
  return (
    <Alert
      className="list-note"
      type="info"
      showIcon
      title={
        administrators.length > 0
          ? t('accountDepartment:readOnly', { names: administrators.join(t('accountDepartment:and')) })
          : t('accountDepartment:readOnlyNobody')
      }
    />
  )
}

const FIELDS = Object.keys(DepartmentInput.shape) as (keyof typeof DepartmentInput.shape)[]

function Info({ department }: { department: Department }) {
  const t = useTranslations('accountDepartment')
  const [isEditing, setEditing] = useState(false)
  const { isAdmin, seats, seatsUsed, administrators } = department
  return (
    <Card
      title={<h2 className="card-title">{t('accountDepartment:info')}</h2>}
      extra={isAdmin && <Button onClick={() => setEditing(true)}>{t('accountDepartment:edit')}</Button>}
    >
      {!isAdmin && <ReadOnlyNote administrators={administrators} />}
      <DescriptionList
        items={[
          ...FIELDS.map((field) => ({
            name: t(`accountDepartment:field.${field}`),
            value: department[field] || EMPTY_VALUE,
          })),
          {
            name: t('accountDepartment:field.seats'),
            value: t('accountDepartment:seats', { used: seatsUsed, all: seats }),
          },
        ]}
      />
      {isEditing && <DepartmentForm department={department} onClose={() => setEditing(false)} />}
    </Card>
  )
}
