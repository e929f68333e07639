import { LockOutlined, PlusOutlined } from '@ant-design/icons'
import { Card } from 'antd'
import { Link } from 'react-router-dom'
import { assumptionName, assumptionValue, indicationName, provenance } from '@/features/valuation'
import type { Assumption } from '@/entities/report/assumption'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { DataTable } from '@/shared/ui/chart/DataTable'
import type { Evidence, RoomReport } from '../reports/sharedReports.api'
import { assumptionKey } from '../reports/evidenceRules'
import { EvidenceChip } from './EvidenceChip'
import styles from './roomReport.module.css'
import { useReportAddress } from './useReportAddress'

/** Element id of the link that adds evidence to an assumption; it gets the focus back. */
export const citeId = (field: string) => `cite-${field}`

interface AssumptionsProps {
  report: RoomReport
  /** Null until loaded. */
  evidence: { rows: readonly Evidence[]; withheld: readonly string[] } | null
  mayModify: boolean
}

/** Assumptions of the value that the reader may see, with their evidence in the room. */
export function Assumptions({ report, evidence, mayModify }: AssumptionsProps) {
  const t = useTranslations('vdrEvidence', 'valuation', 'valuationForm')
  const language = useLanguage()
  const { rows, indications, currency, isWhole } = report
  const groups = [null, ...indications]
    .map((about) => ({
      about,
      rows: rows.filter(({ indication }) => (indication ?? null) === (about?.id ?? null)),
    }))
    .filter((group) => group.rows.length > 0)
  return (
    <Card title={<h2 className="card-title">{t('vdrEvidence:assumptions')}</h2>}>
      {!isWhole && <p className={styles.note}>{t('vdrEvidence:partly')}</p>}
      <div className={styles.stack}>
        {groups.map(({ about, rows: own }) => (
          <DataTable
            key={about?.id ?? ''}
            caption={about ? indicationName(about, language) : t('valuation:assumptions.general')}
            columns={[
              t('valuation:column.field'),
              t('valuation:column.value'),
              t('vdrEvidence:evidence'),
              t('valuation:column.source'),
            ]}
            isNumeric={[false, true]}
            rows={own.map((each) => [
              assumptionName(t, each),
              assumptionValue(t, each, currency),
              <EvidenceCell key="evidence" assumption={each} evidence={evidence} mayModify={mayModify} />,
              // The reader is not the user who typed it.
              each.source === 'user' ? t('vdrEvidence:typed') : provenance(t, each, currency),
            ])}
          />
        ))}
      </div>
    </Card>
  )
}

interface EvidenceCellProps extends Pick<AssumptionsProps, 'evidence' | 'mayModify'> {
  assumption: Assumption
}

function EvidenceCell({ assumption, evidence, mayModify }: EvidenceCellProps) {
  const t = useTranslations('vdrEvidence', 'valuation', 'valuationForm')
  const { citeAddress } = useReportAddress()
  if (!evidence) return null
  const key = assumptionKey(assumption)
  return (
    <div className={styles.chips}>
      {evidence.rows
        .filter(({ field }) => field === key)
        .map((each) => (
          <EvidenceChip key={each.id} evidence={each} />
        ))}
      {evidence.withheld.includes(key) && (
        <span className={styles.withheld}>
          <LockOutlined aria-hidden /> {t('vdrEvidence:withheld')}
        </span>
      )}
      {mayModify && (
        <Link
          id={citeId(key)}
          className={styles.cite}
          to={citeAddress(key)}
          aria-label={t('vdrEvidence:citeFor', { field: assumptionName(t, assumption) })}
        >
          <PlusOutlined aria-hidden /> {t('vdrEvidence:cite')}
        </Link>
      )}
    </div>
  )
}
