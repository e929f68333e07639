import { useTranslation } from 'react-i18next'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { Facts } from '@/shared/ui/Facts'
import type { Concept } from '../model/answers'
import { STATE } from '../domain/states'
import { ReviewPart } from './ReviewPart'
import styles from './expert.module.css'

/** What was decided: how much, on which conditions or why not, by whom and when. */
export function DecisionShown({ concept: { decision, state } }: { concept: Concept }) {
  const { t } = useTranslation('conceptsExpert')
  const { t: concepts } = useTranslation('concepts')
  if (!decision) return null
  const { amount, currency, conditions, reason, by, time } = decision
  // Handed in again after it was given back.
  const isFormer = state === STATE.secondPending
  return (
    <ReviewPart title={t(isFormer ? 'decision.former' : 'decision.title')} className={styles.decision}>
      <Facts
        facts={[
          { name: t('decision.what'), value: concepts(`choice.decision.${decision.decision}`) },
          ...(currency
            ? [{ name: t('call.amount'), value: <MoneyText amount={amount} currency={currency} /> }]
            : []),
          { name: t('decision.by'), value: by },
          { name: t('decision.time'), value: <TimeText time={time} /> },
        ]}
      />
      {reason && (
        <>
          <h3>{t('call.reason')}</h3>
          <p className={styles.reviewWords}>{reason}</p>
        </>
      )}
      {conditions.length > 0 && (
        <>
          <h3>{t('decision.conditions')}</h3>
          <ol>
            {conditions.map((condition, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may read the same, and none moves
              <li key={index}>{condition}</li>
            ))}
          </ol>
        </>
      )}
    </ReviewPart>
  )
}
