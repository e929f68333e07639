import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import type { Concept } from '../model/answers'
import { STATE } from '../domain/states'
import { ReviewPart } from './ReviewPart'
import styles from './expert.module.css'

/** What was decided: how much, on which conditions or why not, by whom and when. */
export function DecisionShown({ concept: { decision, state } }: { concept: Concept }) {
  const t = useTranslations('conceptsExpert', 'concepts')
  if (!decision) return null
  const { amount, currency, conditions, reason, by, time } = decision
  // Handed in again after it was given back.
  const isFormer = state === STATE.secondPending
  return (
    <ReviewPart
      title={t(isFormer ? 'conceptsExpert:decision.former' : 'conceptsExpert:decision.title')}
      className={styles.decision}
    >
      <DescriptionList
        facts={[
          {
            name: t('conceptsExpert:decision.what'),
            value: t(`concepts:choice.decision.${decision.decision}`),
          },
          ...(currency
            ? [
                {
                  name: t('conceptsExpert:call.amount'),
                  value: <MoneyText amount={amount} currency={currency} />,
                },
              ]
            : []),
          { name: t('conceptsExpert:decision.by'), value: by },
          { name: t('conceptsExpert:decision.time'), value: <TimeText time={time} /> },
        ]}
      />
      {reason && (
        <>
          <h3>{t('conceptsExpert:call.reason')}</h3>
          <p className={styles.reviewWords}>{reason}</p>
        </>
      )}
      {conditions.length > 0 && (
        <>
          <h3>{t('conceptsExpert:decision.conditions')}</h3>
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
