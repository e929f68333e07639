import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FailureText } from '@/shared/ui/FailureText'
import type { useReports } from './useReports'
import { outdatedOf } from '../reports/model/useOutdated'
import { absenceOf } from './holdings'
import styles from './portfolio.module.css'

type Answer = ReturnType<typeof useReports>[number]

interface AbsentReportsProps {
  ids: readonly string[]
  /** In the order of the ids. */
  answers: readonly Answer[]
  onRemove: (id: string) => void
}

const isAbsent = ({ data }: Answer) => data === undefined || absenceOf(data) !== null

/** The chosen reports that the chart does not show, each with the reason and what can be done. */
export function AbsentReports({ ids, answers, onRemove }: AbsentReportsProps) {
  const { t } = useTranslation('valuationWorkbench')
  const absent = ids.flatMap((id, index) => {
    const answer = answers[index]
    return answer && isAbsent(answer) ? [{ id, answer }] : []
  })
  if (absent.length === 0) return null
  return (
    <section className={styles.portfolioAbsent} aria-label={t('portfolio.absent')}>
      <h2 className="card-title">{t('portfolio.absent')}</h2>
      <ul>
        {absent.map(({ id, answer }) => (
          <li key={id}>
            <AbsentReport id={id} answer={answer} />
            <Button
              size="small"
              onClick={() => onRemove(id)}
              aria-label={t('portfolio.removeNamed', { name: answer.data?.pipelineName ?? id })}
            >
              {t('portfolio.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AbsentReport({ id, answer }: { id: string; answer: Answer }) {
  const { t } = useTranslation('valuationWorkbench')
  const { t: reportText } = useTranslation('valuation')
  const { t: common } = useTranslation()
  const { data, error, refetch } = answer
  if (data) {
    const absence = absenceOf(data)
    const outdated = outdatedOf(data)
    return (
      <>
        <Link to={`/valuation/report/${id}`}>{data.pipelineName}</Link>
        <span>
          {absence === 'outdated' && outdated
            ? `${reportText('outdated.tag')} · ${reportText(`outdated.${outdated}`)}`
            : t(`portfolio.absence.${absence ?? 'noResults'}`)}
        </span>
      </>
    )
  }
  if (!error) return <Skeleton.Input active size="small" aria-label={t('portfolio.loading')} />
  return (
    <span role="alert">
      {t('portfolio.report', { id })} · <FailureText failure={error} />{' '}
      <Button size="small" onClick={() => void refetch()}>
        {common('actions.retry')}
      </Button>
    </span>
  )
}
