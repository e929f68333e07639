import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { mayHaveSucceeded } from '@/shared/api'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useTranslations } from '@/shared/i18n'
import type { BoardItem } from './boardTypes'
import type { Moves } from './useMoves'

interface MoveOutcomeProps<T extends BoardItem> {
  outcome: Moves<T>['outcome']
  nameOf: (item: T) => string
  titleOf: (column: string) => string
  renderLink: (item: T) => ReactNode
  onClose: () => void
}

/** Result of the last move: announced if it succeeded, shown with the server's reason if it was reverted. */
export function MoveOutcome<T extends BoardItem>(props: MoveOutcomeProps<T>) {
  const { outcome, nameOf, titleOf, renderLink, onClose } = props
  const t = useTranslations('parts')
  if (!outcome) return <output className="visually-hidden" />
  const { item, to, failure } = outcome
  const textParams = { name: nameOf(item), column: titleOf(to) }
  if (!failure) return <output className="visually-hidden">{t('parts:board.moved', textParams)}</output>
  const isUnknown = mayHaveSucceeded(failure)
  return (
    <Alert
      className="list-note"
      type={isUnknown ? 'warning' : 'error'}
      showIcon
      closable={{ onClose }}
      title={t(isUnknown ? 'parts:board.unknown' : 'parts:board.refused', textParams)}
      description={
        <>
          {isUnknown ? t('parts:board.unknownText') : <ErrorMessage failure={failure} />} {renderLink(item)}
        </>
      }
    />
  )
}
