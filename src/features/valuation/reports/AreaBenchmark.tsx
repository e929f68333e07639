import { Tag } from 'antd'
import { formatNumber, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { AREAS, PRECLINICAL_POS, SMALL_SAMPLE, type Area, type Source } from '../engine/method/methodTables'
import { STAGES } from '../engine/method/valuationTypes'
import { areaName, sourceName, stageName } from './model/valuationNames'
import styles from './sections/report.module.css'

/** Preclinical has its own rate from another source. */
const [PRECLINICAL, ...CLINICAL] = STAGES

const isArea = (area: string): area is Area => Object.hasOwn(AREAS, area)

/** Success rates of a therapeutic area as the valuation uses them, each with its source and sample size. */
export function AreaBenchmark({ area }: { area: string }) {
  const t = useTranslations('valuation', 'valuationForm')
  const known = isArea(area) ? area : 'all'
  const { pos, loa, n } = AREAS[known]
  const row = (name: string, rate: number, source: Source, sample: number | null) => [
    name,
    formatPercent(rate),
    sourceName(t, source),
    sample === null ? formatNumber(sample) : <Sample key="sample" size={sample} />,
  ]
  const title = t('valuation:benchmark.title', { area: areaName(t, known) })
  return (
    <>
      <p className={styles.reportText}>
        {isArea(area) ? title : t('valuation:benchmark.unknown', { title })}
      </p>
      <DataTable
        caption={title}
        isCaptionHidden
        columns={[
          t('valuation:column.stage'),
          t('valuation:column.pos'),
          t('valuation:column.source'),
          t('valuation:column.sample'),
        ]}
        isNumeric={[false, true, false, true]}
        rows={[
          row(stageName(t, PRECLINICAL), PRECLINICAL_POS, 'Paul', null),
          ...CLINICAL.map((stage, index) => row(stageName(t, stage), pos[index]!, 'BIO', n)),
          row(t('valuation:method.loa'), loa, 'BIO', n),
        ]}
      />
    </>
  )
}

function Sample({ size }: { size: number }) {
  const t = useTranslations('valuation')
  return (
    <>
      {formatNumber(size)}{' '}
      {size < SMALL_SAMPLE && (
        <Tag title={t('valuation:assumptions.smallHint', { limit: SMALL_SAMPLE })}>
          {t('valuation:assumptions.small')}
        </Tag>
      )}
    </>
  )
}
