import { useTranslation } from 'react-i18next'
import { difference } from './textDifference'
import styles from './editing.module.css'

interface DifferenceProps {
  before: string
  after: string
}

/** How a text has changed: what went is struck through, what came is underlined, both are named to a screen reader. */
export function Difference({ before, after }: DifferenceProps) {
  const { t } = useTranslation('editing')
  if (before === after) return <p className={styles.difference}>{t('difference.none')}</p>
  return (
    <p className={styles.difference}>
      {difference(before, after).map(({ kind, text }, index) =>
        kind === 'same' ? (
          text
        ) : kind === 'removed' ? (
          // oxlint-disable-next-line react/no-array-index-key -- a piece has no name but its place
          <del key={index}>
            <span className="visually-hidden">{t('difference.removed')}</span>
            {text}
          </del>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <ins key={index}>
            <span className="visually-hidden">{t('difference.added')}</span>
            {text}
          </ins>
        ),
      )}
    </p>
  )
}
