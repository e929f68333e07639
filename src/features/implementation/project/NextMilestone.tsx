import { Tag } from 'antd'
import { serverToday } from '@/shared/api/serverToday'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { ProjectRow } from './projectLink.api'

export function NextMilestone({ next }: { next: ProjectRow['nextMilestone'] }) {
  const t = useTranslations('implementationMilestones')
  if (!next) return EMPTY_VALUE
  return (
    <>
      {next.name}
      <div className="cell-note">
        {next.due}{' '}
        {next.due < serverToday() && <Tag color="error">{t('implementationMilestones:overdue')}</Tag>}
      </div>
    </>
  )
}
