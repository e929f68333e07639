import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isUncertain } from '@/shared/api'
import { useLabels } from '@/shared/domain/dictionary/useLabels'
import { FailureText } from '@/shared/ui/FailureText'
import { nameOf } from '../parts/names'
import type { Moves } from '@/shared/list/board/useMoves'
import type { ConceptRow } from '../../model/answers'

interface MoveOutcomeProps {
  outcome: Moves<ConceptRow>['outcome']
  onClose: () => void
}

/** What became of the last move: read out where it succeeded, in words of the server where it was taken back. */
export function MoveOutcome({ outcome, onClose }: MoveOutcomeProps) {
  const { t } = useTranslation('conceptsHalls')
  const { labelOf } = useLabels('poc_status')
  if (!outcome) return <output className="visually-hidden" />
  const { thing: concept, to, failure } = outcome
  const words = { name: nameOf(concept), state: labelOf(to) }
  if (!failure) return <output className="visually-hidden">{t('board.moved', words)}</output>
  const isUnknown = isUncertain(failure)
  return (
    <Alert
      className="list-note"
      type={isUnknown ? 'warning' : 'error'}
      showIcon
      closable={{ onClose }}
      title={t(isUnknown ? 'board.unknown' : 'board.refused', words)}
      description={
        <>
          {isUnknown ? t('board.unknownText') : <FailureText failure={failure} />}{' '}
          <Link to={concept.id}>{t('board.look')}</Link>
        </>
      }
    />
  )
}
