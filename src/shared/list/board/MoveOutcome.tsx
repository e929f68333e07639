import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { mayHaveSucceeded } from '@/shared/api'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useTranslations } from '@/shared/i18n'
import type { Thing } from './boardTypes'
import type { Moves } from './useMoves'

interface MoveOutcomeProps<T extends Thing> {
  outcome: Moves<T>['outcome']
  nameOf: (thing: T) => string
  /** Of a column, by its key. */
  titleOf: (column: string) => string
  /** A way to what was moved. */
  renderLink: (thing: T) => ReactNode
  onClose: () => void
}

/** What became of the last move: read out where it succeeded, in words of the server where it was taken back. */
export function MoveOutcome<T extends Thing>(props: MoveOutcomeProps<T>) {
  const { outcome, nameOf, titleOf, renderLink, onClose } = props
  const t = useTranslations('parts')
  if (!outcome) return <output className="visually-hidden" />
  const { thing, to, failure } = outcome
  const words = { name: nameOf(thing), column: titleOf(to) }
  if (!failure) return <output className="visually-hidden">{t('parts:board.moved', words)}</output>
  const isUnknown = mayHaveSucceeded(failure)
  return (
    <Alert
      className="list-note"
      type={isUnknown ? 'warning' : 'error'}
      showIcon
      closable={{ onClose }}
      title={t(isUnknown ? 'parts:board.unknown' : 'parts:board.refused', words)}
      description={
        <>
          {isUnknown ? t('parts:board.unknownText') : <ErrorMessage failure={failure} />} {renderLink(thing)}
        </>
      }
    />
  )
}
