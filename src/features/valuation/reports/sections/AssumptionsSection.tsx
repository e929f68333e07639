import { Checkbox, Empty, Tag, Tooltip } from 'antd'
import { useState } from 'react'
import { ABSENT, formatNumber } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { Facts } from '@/shared/ui/Facts'
import { SMALL_SAMPLE } from '../../engine/method/tables'
import type { Evidence } from '../../form/model/evidence'
import { EvidenceView } from '../../evidence/EvidenceView'
import { evidenceOf } from '../../form/model/places'
import type { Assumption } from '../model/content'
import { indicationName, indicationNameOf, modalityName, stageName, type ReportText } from '../model/text'
import { isDefault } from '../model/outdated'
import { provenance } from '../model/provenance'
import { assumptionName, assumptionValue, groupAssumptions } from './assumptionRows'
import type { SectionProps } from './section'
import styles from './report.module.css'

/** What is valued, and everything the valuation rests on with its source. */
export function AssumptionsSection({ report, content, context }: SectionProps) {
  const { t, currency, language } = context
  const [isOnlyDefaults, setOnlyDefaults] = useState(false)
  const { form } = report
  const groups = groupAssumptions(content, isOnlyDefaults ? isDefault : () => true)
  // A column of dashes would only take room.
  const hasEvidence = content.assumptions.some((it) => evidenceOf(form, it) !== undefined)
  return (
    <>
      <Facts
        facts={[
          { name: t('asset.company'), value: report.companyName },
          { name: t('asset.stage'), value: stageName(t, report.currentStage) },
          { name: t('asset.modality'), value: modalityName(t, form.modality) },
          {
            name: t('asset.indications'),
            value: content.indications.map((it) => indicationName(it, language)).join(t('listGap')),
          },
          {
            name: t('asset.targets'),
            value:
              form.targets.map((target) => indicationName(target, language)).join(t('listGap')) || ABSENT,
          },
        ]}
      />
      <div className={styles.reportTools}>
        <Checkbox checked={isOnlyDefaults} onChange={({ target }) => setOnlyDefaults(target.checked)}>
          {t('assumptions.onlyDefaults')}
        </Checkbox>
        <span className={styles.reportNote}>
          {t('assumptions.count', {
            count: content.assumptions.length,
            defaults: content.assumptions.filter(isDefault).length,
          })}
        </span>
      </div>
      {groups.length === 0 && <Empty description={t('assumptions.none')} />}
      {groups.map(({ indication, assumptions }) => (
        <DataTable
          key={indication}
          caption={
            indication === null ? t('assumptions.general') : indicationNameOf(content, indication, language)
          }
          columns={[
            t('column.field'),
            t('column.value'),
            t('column.source'),
            t('column.sample'),
            ...(hasEvidence ? [t('column.evidence')] : []),
          ]}
          isNumeric={[false, true, false, true]}
          rows={assumptions.map((it) => [
            assumptionName(t, it),
            assumptionValue(t, it, currency),
            provenance(t, it, currency),
            <Sample key="sample" t={t} assumption={it} />,
            ...(hasEvidence ? [<Given key="evidence" evidence={evidenceOf(form, it)} />] : []),
          ])}
        />
      ))}
    </>
  )
}

const Given = ({ evidence }: { evidence: Evidence | undefined }) =>
  evidence ? <EvidenceView evidence={evidence} /> : ABSENT

function Sample({ t, assumption: { sampleSize, isSmallSample } }: { t: ReportText; assumption: Assumption }) {
  if (sampleSize === null || sampleSize === undefined) return ABSENT
  return (
    <>
      {isSmallSample && (
        <Tooltip title={t('assumptions.smallHint', { limit: SMALL_SAMPLE })}>
          <Tag color="warning" tabIndex={0}>
            {t('assumptions.small')}
          </Tag>
        </Tooltip>
      )}
      {formatNumber(sampleSize)}
    </>
  )
}
