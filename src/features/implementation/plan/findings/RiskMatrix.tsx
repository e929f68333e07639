import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import type { Args } from '@/shared/api/endpoint'
import { useTranslations } from '@/shared/i18n'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { riskBandOf, RISK_STEPS } from '../../domain/risk'
import { findingApi } from './planFindings.api'
import styles from './findings.module.css'

interface Cell {
  severity: number
  likelihood: number
}

interface RiskMatrixProps {
  query: Args<typeof findingApi.matrix>['query']
  chosen: Partial<Cell>
  onChoose: (cell: Cell | null) => void
}

/** Number of findings by severity and likelihood; a click on a cell filters the list. */
export function RiskMatrix({ query, chosen, onChoose }: RiskMatrixProps) {
  const t = useTranslations('implementationPlan')
  const { data, error, refetch } = useQuery(apiQuery(findingApi.matrix, { query }))
  if (error)
    return <ErrorAlert title={t('implementationPlan:matrix.failed')} failure={error} onRetry={refetch} />

  const countAt = (cell: Cell) =>
    data?.find(({ severity, likelihood }) => severity === cell.severity && likelihood === cell.likelihood)
      ?.count ?? 0
  return (
    <table className={styles.matrix}>
      <caption>{t('implementationPlan:matrix.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('implementationPlan:finding.field.severity')}</span>
          </th>
          {RISK_STEPS.map((likelihood) => (
            <th key={likelihood} scope="col" title={t(`implementationPlan:likelihood.${likelihood}`)}>
              {likelihood}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RISK_STEPS.toReversed().map((severity) => (
          <tr key={severity}>
            <th scope="row" title={t(`implementationPlan:severity.${severity}`)}>
              {severity}
            </th>
            {RISK_STEPS.map((likelihood) => {
              const cell = { severity, likelihood }
              const count = countAt(cell)
              const isChosen = chosen.severity === severity && chosen.likelihood === likelihood
              return (
                <td key={likelihood} data-band={riskBandOf(cell)}>
                  {(count > 0 || isChosen) && (
                    <button
                      type="button"
                      aria-pressed={isChosen}
                      aria-label={t('implementationPlan:matrix.cell', { ...cell, count })}
                      onClick={() => onChoose(isChosen ? null : cell)}
                    >
                      {count}
                    </button>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={RISK_STEPS.length + 1}>{t('implementationPlan:matrix.axes')}</td>
        </tr>
      </tfoot>
    </table>
  )
}
