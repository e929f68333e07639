import { FileTextOutlined, WarningOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import type { Evidence } from '../reports/sharedReports.api'
import styles from './roomReport.module.css'
import { useReportAddress } from './useReportAddress'

/** Element id of a link to evidence; it gets the focus back. */
export const chipId = (id: string) => `evidence-${id}`

/** Link to the cited document, version and page, with a warning if it has to be checked. */
export function EvidenceChip({ evidence }: { evidence: Evidence }) {
  const t = useTranslations('vdrEvidence')
  const { evidenceId, evidenceAddress } = useReportAddress()
  const { id, documentName: name, versionNo: version, page, state } = evidence
  const isCurrent = state === 'current'
  return (
    <Link
      id={chipId(id)}
      className={styles.chip}
      to={evidenceAddress(id)}
      data-state={state}
      {...(evidenceId === id ? { 'aria-current': 'true' as const } : {})}
      title={t('vdrEvidence:place', { name, version, page })}
    >
      {isCurrent ? <FileTextOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
      <span className={styles.chipName}>{name}</span>
      <span className={styles.chipPlace}>{t('vdrEvidence:placeShort', { version, page })}</span>
      {!isCurrent && <span className={styles.chipState}>{t(`vdrEvidence:state.${state}`)}</span>}
    </Link>
  )
}
