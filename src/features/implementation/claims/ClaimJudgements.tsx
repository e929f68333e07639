import { formatPrice } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { TimeText } from '@/shared/ui/cells/TimeText'
import type { Claim } from './claims.api'
import styles from './claims.module.css'

export function ClaimJudgements({ claim: { assessment, approval, currency } }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  const judgements = { assessment, approval }
  if (!assessment && !approval) return <p className="cell-note">{t('implementationClaims:judgement.none')}</p>
  return (
    <dl className={styles.entries}>
      {(['assessment', 'approval'] as const).map((kind) => {
        const judgement = judgements[kind]
        return (
          judgement && (
            <div key={kind}>
              <dt>{t(`implementationClaims:judgement.${kind}`)}</dt>
              <dd>
                <strong>{formatPrice(judgement.amount, currency)}</strong>
                {judgement.words && <div className={styles.words}>{judgement.words}</div>}
                <div className="cell-note">
                  {judgement.by} <TimeText time={judgement.time} />
                </div>
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
