import type { ReactNode } from 'react'
import { FormGroup } from '@/shared/form/FormGroup'
import { useTranslations } from '@/shared/i18n'
import type { GroupName } from './choiceFields'

export function StageGroup({ name, children }: { name: GroupName; children: ReactNode }) {
  const t = useTranslations('conceptsForms')
  return <FormGroup title={t(`conceptsForms:group.${name}`)}>{children}</FormGroup>
}
