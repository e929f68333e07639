import { Tag } from 'antd'
import { useTranslations } from '@/shared/i18n'
import type { Health } from '../domain/states'
import type { ProjectRow } from './projectLink.api'

const COLORS: Record<Health, string> = { onTrack: 'success', atRisk: 'warning', offTrack: 'error' }

interface HealthTagProps {
  health: Health
  isManual?: boolean
}

export function HealthTag({ health, isManual = false }: HealthTagProps) {
  const t = useTranslations('implementationProjects')
  const label = t(`implementationProjects:health.${health}`)
  return (
    <Tag color={COLORS[health]}>{isManual ? `${label} · ${t('implementationProjects:said')}` : label}</Tag>
  )
}

export function HealthTags({ project: { health, healthReason, hasClaim } }: { project: ProjectRow }) {
  const t = useTranslations('implementationProjects')
  return (
    <span className="tags">
      <HealthTag health={health} isManual={healthReason !== ''} />
      {hasClaim && <Tag color="warning">{t('implementationProjects:claim')}</Tag>}
    </span>
  )
}
