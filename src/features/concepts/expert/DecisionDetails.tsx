import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import type { Concept } from '../model/answers'
import { STATE } from '../domain/conceptStates'
import { ReviewSection } from './ReviewSection'
import styles from './expert.module.css'

export function DecisionDetails({ concept: { decision, state } }: { concept: Concept }) {
  const t = useTranslations('conceptsExpert', 'concepts')
  if (!decision) return null
  const { amount, currency, conditions, reason, by, time } = decision
  // Submitted again after it was returned.
  const isPrevious = state === STATE.secondPending
  return (
    <ReviewSection
      title={t(isPrevious ? 'conceptsExpert:decision.former' : 'conceptsExpert:decision.title')}
      className={styles.decision}
    >
      <DescriptionList
        items={[
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
              // oxlint-disable-next-line react/no-array-index-key -- items may be equal and never reorder
              <li key={index}>{condition}</li>
            ))}
          </ol>
        </>
      )}
    </ReviewSection>
  )
}
