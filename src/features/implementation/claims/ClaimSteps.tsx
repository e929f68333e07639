import { useLabels } from '@/shared/dictionary/useLabels'
import { parseTime, serverDay } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import type { Claim } from './claims.api'
import styles from './claims.module.css'
import { stepsOf, type Branch } from './claimSteps'

const dayOf = (time: string | null) => {
  const at = parseTime(time)
  return at && serverDay(at.getTime())
}

export function ClaimSteps({ claim }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  const { labelOf } = useLabels('claim_status')
  return (
    <ol className={styles.steps} aria-label={t('implementationClaims:step.title')}>
      {stepsOf(claim).map(({ state, status, time, branches }) => (
        <li key={state} data-is={status} aria-current={status === 'now' ? 'step' : undefined}>
          <div className={styles.step}>
            <span>{labelOf(state)}</span>
            <span className="visually-hidden">{t(`implementationClaims:step.${status}`)}</span>
            <span className={styles.stepDay}>{dayOf(time)}</span>
          </div>
          {branches.length > 0 && (
            <ul className={styles.branches}>
              {branches.map((branch) => (
                <BranchItem key={branch.state} branch={branch} label={labelOf(branch.state)} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

function BranchItem({ branch: { isNow, times, time }, label }: { branch: Branch; label: string }) {
  const t = useTranslations('implementationClaims')
  return (
    <li
      className={styles.branch}
      data-is={isNow ? 'now' : times > 0 ? 'past' : 'open'}
      aria-current={isNow ? 'step' : undefined}
    >
      <div>{label}</div>
      <div className={styles.stepDay}>
        {times === 0
          ? t('implementationClaims:step.never')
          : [dayOf(time), times > 1 && t('implementationClaims:step.times', { count: times })]
              .filter(Boolean)
              .join(' · ')}
      </div>
    </li>
  )
}
