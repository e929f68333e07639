import type { ReactNode } from 'react'
import { FormGroup } from '@/shared/form/FormGroup'
import { useTranslations } from '@/shared/texts'
import type { GroupName } from './model/stages'

/** Some fields of a stage under their heading. */
export function Group({ name, children }: { name: GroupName; children: ReactNode }) {
  const t = useTranslations('conceptsForms')
  return <FormGroup title={t(`conceptsForms:group.${name}`)}>{children}</FormGroup>
}
