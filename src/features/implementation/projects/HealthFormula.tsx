import { useId } from 'react'
import { useTranslations } from '@/shared/i18n'
import { HEALTH_LIMITS } from '../domain/health'
import { HealthTag } from '../project/HealthTag'
import type { Project } from '../project/projectLink.api'

export function HealthFormula({ project }: { project: Project }) {
  const t = useTranslations('implementationProjects')
  const heading = useId()
  const { health, healthReason, computedHealth, healthParts } = project
  const labelOf = (value: Project['health']) => t(`implementationProjects:health.${value}`)
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="card-title">
        {t('implementationProjects:formula.title')}
      </h2>
      {healthReason !== '' && (
        <p>{t('implementationProjects:formula.saidBy', { health: labelOf(health), reason: healthReason })}</p>
      )}
      <p className="cell-note">
        {t('implementationProjects:formula.worst')}{' '}
        {t('implementationProjects:formula.computed', { health: labelOf(computedHealth) })}
      </p>
      <table className="data-table" aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{t('implementationProjects:formula.part')}</th>
            <th scope="col">{t('implementationProjects:formula.figure')}</th>
            <th scope="col">{t('implementationProjects:formula.result')}</th>
          </tr>
        </thead>
        <tbody>
          {healthParts.map(({ part, figure, health: own }) => (
            <tr key={part}>
              <th scope="row">
                {t(`implementationProjects:formula.${part}.name`)}
                <div className="cell-note">
                  {t(`implementationProjects:formula.${part}.how`, HEALTH_LIMITS[part])}
                </div>
              </th>
              <td>{t(`implementationProjects:formula.${part}.figure`, { figure, count: figure })}</td>
              <td>
                <HealthTag health={own} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
