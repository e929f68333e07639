import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import { documentAddress } from '@/features/rooms'
import { useTranslations } from '@/shared/i18n'
import { TimeText } from '@/shared/ui/cells/TimeText'
import type { Claim, Evidence } from './claims.api'
import styles from './claims.module.css'

const COLORS = {
  current: 'success',
  newer: 'warning',
  altered: 'error',
  gone: 'error',
} as const satisfies Record<Evidence['state'], string>

/** Characters shown; enough to distinguish hashes at a glance. */
const HASH_LENGTH = 16

export function EvidenceList({ claim: { evidence, roomId } }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  if (evidence.length === 0) return <p className="cell-note">{t('implementationClaims:evidence.noneSeen')}</p>
  return (
    <ul className={styles.entries}>
      {evidence.map(
        ({
          documentId,
          documentName: name,
          versionId,
          versionNo: version,
          hash,
          state,
          publishedNo,
          by,
          time,
        }) => (
          <li key={versionId}>
            <div className={styles.line}>
              <Link
                to={documentAddress('implement', roomId, documentId, { page: 1, versionId })}
                aria-label={t('implementationClaims:evidence.open', { name, version })}
              >
                {t('implementationClaims:evidence.place', { name, version })}
              </Link>
              <Tag color={COLORS[state]}>
                {t(`implementationClaims:evidence.state.${state}`, { no: publishedNo })}
              </Tag>
            </div>
            <div className="cell-note">
              <span title={hash}>
                {t('implementationClaims:evidence.hash', { hash: `${hash.slice(0, HASH_LENGTH)}…` })}
              </span>
              {' · '}
              {t('implementationClaims:evidence.by', { by })} <TimeText time={time} />
            </div>
          </li>
        ),
      )}
    </ul>
  )
}
