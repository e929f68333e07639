import { TextField } from '@/shared/form/textFields'
import { useTranslations } from '@/shared/i18n'

export function DepartmentFields() {
  const t = useTranslations('accountDepartment')
  return (
    <>
      <TextField name="deptName" autoComplete="organization" />
      <TextField name="creditCode" isCode hint={t('accountDepartment:hint.creditCode')} />
      <TextField name="legalPerson" />
      <TextField name="contactName" />
      <TextField name="contactPhone" type="tel" />
      <TextField name="address" />
    </>
  )
}
