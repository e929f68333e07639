import { Tag } from 'antd'
import { useTranslations } from '@/shared/i18n'
import type { Health } from '../domain/states'
import type { ProjectRow } from './projectLink.api'

const COLORS: Record<Health, string> = { onTrack: 'success', atRisk: 'warning', offTrack: 'error' }

interface HealthTagProps {
  health: Health
  /** Said by the manager in place of what is computed. */
  isSaid?: boolean
}

/** How a project does, and whether somebody said so. */
export function HealthTag({ health, isSaid = false }: HealthTagProps) {
  const t = useTranslations('implementationProjects')
  const words = t(`implementationProjects:health.${health}`)
  return <Tag color={COLORS[health]}>{isSaid ? `${words} · ${t('implementationProjects:said')}` : words}</Tag>
}

/** How a project does, and that a claim of it is under way; in a cell, below each other. */
export function HealthTags({ project: { health, healthReason, hasClaim } }: { project: ProjectRow }) {
  const t = useTranslations('implementationProjects')
  return (
    <span className="tags">
      <HealthTag health={health} isSaid={healthReason !== ''} />
      {hasClaim && <Tag color="warning">{t('implementationProjects:claim')}</Tag>}
    </span>
  )
}
