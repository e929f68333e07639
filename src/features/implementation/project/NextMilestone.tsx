import { Tag } from 'antd'
import { serverToday } from '@/shared/api/serverToday'
import { ABSENT } from '@/shared/lib/money'
import { useText } from '@/shared/texts'
import type { ProjectRow } from './api'

/** The first milestone that is not accepted; marked where it is late. */
export function NextMilestone({ next }: { next: ProjectRow['nextMilestone'] }) {
  const t = useText('implementationMilestones')
  if (!next) return ABSENT
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
