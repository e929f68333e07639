import { Checkbox, Empty, Tag, Tooltip } from 'antd'
import { useState } from 'react'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { SMALL_SAMPLE } from '../../engine/method/methodTables'
import type { Evidence } from '../../form/model/evidence'
import { EvidenceView } from '../../evidence/EvidenceView'
import { evidenceOf } from '../../form/model/evidencePaths'
import type { Assumption } from '@/entities/report/assumption'
import { indicationName, indicationNameOf, modalityName, stageName } from '../model/valuationNames'
import { isDefault } from '../model/outdated'
import { provenance } from '../model/provenance'
import { assumptionName, assumptionValue, groupAssumptions } from './assumptionRows'
import type { SectionProps } from './sectionProps'
import styles from './report.module.css'
import type { TFunction } from '@/shared/i18n'

export function AssumptionsSection({ report, content, context }: SectionProps) {
  const { t, currency, language } = context
  const [isOnlyDefaults, setOnlyDefaults] = useState(false)
  const { form } = report
  const groups = groupAssumptions(content, isOnlyDefaults ? isDefault : () => true)
  // An empty column would only take space.
  const hasEvidence = content.assumptions.some((it) => evidenceOf(form, it) !== undefined)
  return (
    <>
      <DescriptionList
        items={[
          { name: t('valuation:asset.company'), value: report.companyName },
          { name: t('valuation:asset.stage'), value: stageName(t, report.currentStage) },
          { name: t('valuation:asset.modality'), value: modalityName(t, form.modality) },
          {
            name: t('valuation:asset.indications'),
            value: content.indications.map((it) => indicationName(it, language)).join(t('valuation:listGap')),
          },
          {
            name: t('valuation:asset.targets'),
            value:
              form.targets.map((target) => indicationName(target, language)).join(t('valuation:listGap')) ||
              EMPTY_VALUE,
          },
        ]}
      />
      <div className={styles.reportTools}>
        <Checkbox checked={isOnlyDefaults} onChange={({ target }) => setOnlyDefaults(target.checked)}>
          {t('valuation:assumptions.onlyDefaults')}
        </Checkbox>
        <span className={styles.reportNote}>
          {t('valuation:assumptions.count', {
            count: content.assumptions.length,
            defaults: content.assumptions.filter(isDefault).length,
          })}
        </span>
      </div>
      {groups.length === 0 && <Empty description={t('valuation:assumptions.none')} />}
      {groups.map(({ indication, assumptions }) => (
        <DataTable
          key={indication}
          caption={
            indication === null
              ? t('valuation:assumptions.general')
              : indicationNameOf(content, indication, language)
          }
          columns={[
            t('valuation:column.field'),
            t('valuation:column.value'),
            t('valuation:column.source'),
            t('valuation:column.sample'),
            ...(hasEvidence ? [t('valuation:column.evidence')] : []),
          ]}
          isNumeric={[false, true, false, true]}
          rows={assumptions.map((it) => [
            assumptionName(t, it),
            assumptionValue(t, it, currency),
            provenance(t, it, currency),
            <Sample key="sample" t={t} assumption={it} />,
            ...(hasEvidence ? [<EvidenceCell key="evidence" evidence={evidenceOf(form, it)} />] : []),
          ])}
        />
      ))}
    </>
  )
}

const EvidenceCell = ({ evidence }: { evidence: Evidence | undefined }) =>
  evidence ? <EvidenceView evidence={evidence} /> : EMPTY_VALUE

function Sample({ t, assumption: { sampleSize, isSmallSample } }: { t: TFunction; assumption: Assumption }) {
  if (sampleSize === null || sampleSize === undefined) return EMPTY_VALUE
  return (
    <>
      {isSmallSample && (
        <Tooltip title={t('valuation:assumptions.smallHint', { limit: SMALL_SAMPLE })}>
          <Tag color="warning" tabIndex={0}>
            {t('valuation:assumptions.small')}
          </Tag>
        </Tooltip>
      )}
      {formatNumber(sampleSize)}
    </>
  )
}
