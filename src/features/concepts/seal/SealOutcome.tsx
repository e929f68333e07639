import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ConceptRow } from '../answers'
import { nameOf } from '../halls/names'
import './seal.css'
import type { SealAction, SealResults } from './useSeal'

interface SealOutcomeProps {
  action: SealAction
  concepts: readonly ConceptRow[]
  results: SealResults
}

/** What became of each concept, in the server's words. */
export function SealOutcome({ action, concepts, results }: SealOutcomeProps) {
  const { t } = useTranslation('conceptsHalls')
  const byId = new Map(results.map((result) => [result.id, result]))
  const done = results.filter(({ ok }) => ok).length
  return (
    <>
      <Alert
        type={done === concepts.length ? 'success' : 'warning'}
        showIcon
        title={t(`seal.${action}.over`, { done, count: concepts.length })}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled by keyboard */}
      <ul className="seal-results" aria-label={t('seal.results')} tabIndex={0}>
        {concepts.map((concept) => {
          const result = byId.get(concept.id)
          const isDone = result?.ok === true
          return (
            <li key={concept.id} className={isDone ? 'is-done' : 'is-refused'}>
              {isDone ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}
              <span>
                <strong>{nameOf(concept)}</strong>{' '}
                <span>{isDone ? t(`seal.${action}.done`) : (result?.msg ?? t('seal.unsaid'))}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
