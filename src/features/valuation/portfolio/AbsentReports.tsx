import { Button, Skeleton } from 'antd'
import { Link } from 'react-router-dom'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useTranslations } from '@/shared/i18n'
import type { useReports } from './useReports'
import { outdatedOf } from '../reports/model/useOutdated'
import { absenceOf } from './holdings'
import styles from './portfolio.module.css'

type Answer = ReturnType<typeof useReports>['answers'][number]

interface AbsentReportsProps {
  ids: readonly string[]
  /** In the order of `ids`. */
  answers: readonly Answer[]
  onRemove: (id: string) => void
}

const isAbsent = ({ data }: Answer) => data === undefined || absenceOf(data) !== null

/** Chosen reports that the chart does not show, each with the reason and the available action. */
export function AbsentReports({ ids, answers, onRemove }: AbsentReportsProps) {
  const t = useTranslations('valuationPortfolio')
  const absent = ids.flatMap((id, index) => {
    const answer = answers[index]
    return answer && isAbsent(answer) ? [{ id, answer }] : []
  })
  if (absent.length === 0) return null
  return (
    <section className={styles.portfolioAbsent} aria-label={t('valuationPortfolio:absent')}>
      <h2 className="card-title">{t('valuationPortfolio:absent')}</h2>
      <ul>
        {absent.map(({ id, answer }) => (
          <li key={id}>
            <AbsentReport id={id} answer={answer} />
            <Button
              size="small"
              onClick={() => onRemove(id)}
              aria-label={t('valuationPortfolio:removeNamed', {
                name: answer.data?.pipelineName ?? id,
              })}
            >
              {t('valuationPortfolio:remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AbsentReport({ id, answer }: { id: string; answer: Answer }) {
  const t = useTranslations('valuationPortfolio', 'valuation')
  const { data, error, refetch } = answer
  if (data) {
    const absence = absenceOf(data)
    const outdated = outdatedOf(data)
    return (
      <>
        <Link to={`/valuation/report/${id}`}>{data.pipelineName}</Link>
        <span>
          {absence === 'outdated' && outdated
            ? `${t('valuation:outdated.tag')} · ${t(`valuation:outdated.${outdated}`)}`
            : t(`valuationPortfolio:absence.${absence ?? 'noResults'}`)}
        </span>
      </>
    )
  }
  if (!error) return <Skeleton.Input active size="small" aria-label={t('valuationPortfolio:loading')} />
  return (
    <span role="alert">
      {t('valuationPortfolio:report', { id })} · <ErrorMessage failure={error} />{' '}
      <Button size="small" onClick={() => void refetch()}>
        {t('actions.retry')}
      </Button>
    </span>
  )
}
