import { formatFileSize } from '@/shared/lib/fileSize'
import { formatNumber, formatPercent } from '@/shared/lib/money'
import { leadOf } from '@/shared/ui/chart/chartFinding'
import type { TFunction } from '@/shared/i18n'
import type { Overview } from './dashboard.api'

// Findings of the dashboard blocks, a single line each; null if nothing is notable.

type NameOf = (code: string) => string

export function membersFinding({ invited, active }: Overview['members'], t: TFunction): string | null {
  if (invited === 0) return null
  const part = active === 0 ? 'none' : active === invited ? 'all' : 'some'
  return t(`roomsDashboard:members.finding.${part}`, {
    invited: formatNumber(invited),
    active: formatNumber(active),
  })
}

export function activityFinding(activity: Overview['activity'], t: TFunction): string | null {
  const lead = leadOf(
    activity,
    ({ count }) => count,
    ({ day }) => day,
  )
  return lead && t(`roomsDashboard:activity.finding.${lead.kind}`, lead)
}

/** Most engaged tag, by rounded score as charted. A single tag is not compared: a member sees no others. */
export function engagementFinding(
  tags: readonly { name: string; total: number }[],
  t: TFunction,
): string | null {
  if (tags.length === 0) return null
  const lead = leadOf(
    tags,
    ({ total }) => Math.round(total),
    ({ name }) => name,
  )
  if (!lead)
    return tags.every(({ total }) => Math.round(total) === 0)
      ? t('roomsDashboard:engagement.finding.none')
      : null
  return t(`roomsDashboard:engagement.finding.${tags.length === 1 ? 'single' : lead.kind}`, lead)
}

export function foldersFinding(folders: Overview['folders'], t: TFunction): string | null {
  const lead = leadOf(
    folders,
    ({ count }) => count,
    ({ name }) => name,
  )
  return lead && t(`roomsDashboard:folders.finding.${lead.kind}`, lead)
}

/** Tag with the most unread documents. A single tag is not compared: a member sees no others. */
export function coverageFinding(
  coverage: Overview['coverage'],
  nameOf: (tagId: string | null | undefined) => string,
  t: TFunction,
): string | null {
  if (coverage.every(({ documents }) => documents === 0)) return null
  if (coverage.every(({ unread }) => unread === 0)) return t('roomsDashboard:coverage.finding.none')
  const lead = leadOf(
    coverage,
    ({ unread }) => unread,
    ({ tagId }) => nameOf(tagId),
  )
  if (!lead) return null
  return t(`roomsDashboard:coverage.finding.${coverage.length === 1 ? 'single' : lead.kind}`, {
    ...lead,
    documents: formatNumber(coverage[0]!.documents),
  })
}

export function questionsFinding(
  questions: Overview['questions'],
  nameOf: NameOf,
  t: TFunction,
): string | null {
  if (questions.length === 0) return null
  if (questions.every(({ open }) => open === 0)) return t('roomsDashboard:questions.finding.none')
  const lead = leadOf(
    questions,
    ({ open }) => open,
    ({ category }) => nameOf(category),
  )
  return lead && t(`roomsDashboard:questions.finding.${lead.kind}`, lead)
}

export function storageFinding(storage: Overview['storage'], nameOf: NameOf, t: TFunction): string | null {
  const lead = leadOf(
    storage,
    ({ bytes }) => bytes,
    ({ state }) => nameOf(state),
  )
  if (lead?.kind !== 'only' && lead?.kind !== 'first') return null
  return t(`roomsDashboard:storage.finding.${lead.kind}`, {
    size: formatFileSize(storage.reduce((sum, { bytes }) => sum + bytes, 0)),
    state: lead.one,
    share: formatPercent(lead.share, 0),
  })
}
