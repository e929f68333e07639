import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormGroup } from '@/shared/form/FormGroup'
import type { GroupName } from './model/stages'

/** Some fields of a stage under their heading. */
export function Group({ name, children }: { name: GroupName; children: ReactNode }) {
  const { t } = useTranslation('conceptsForms')
  return <FormGroup title={t(`group.${name}`)}>{children}</FormGroup>
}
