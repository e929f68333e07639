import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CatalogEntry } from '@/shared/domain/catalog/api'
import type { Deal } from '@/shared/domain/drug/api'
import { ABSENT } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import type { DrugRow, PipelineRow, TrialRow } from '../api'
import { StageTag } from '../StageTag'
import { useWords } from '../useWords'
import { EntityLink, EntityLinks, type Entity } from './EntityLink'

/** Says that something was invented for demonstrations. */
export function DemoTag() {
  const { t } = useTranslation('searchDetails')
  return <Tag color="warning">{t('demo')}</Tag>
}

interface TableProps<T> {
  /** What the table is, for those who do not see the heading above it. */
  caption: string
  rows: readonly T[]
}

export function DrugTable({ caption, rows }: TableProps<DrugRow>) {
  const { t } = useTranslation('searchDetails')
  const word = useWords()
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      columns={[
        t('column.drug'),
        t('column.stage'),
        t('column.modality'),
        t('column.targets'),
        t('column.companies'),
        t('column.firstApproval'),
      ]}
      rows={rows.map((drug) => [
        <>
          <EntityLink entity="drug" to={drug} /> {drug.demo && <DemoTag />}
        </>,
        <StageTag key="stage" stage={drug.stage} />,
        word('modality', drug.modality),
        <EntityLinks key="targets" entity="target" to={drug.targets} />,
        <EntityLinks key="companies" entity="company" to={drug.companies} />,
        drug.firstApprovalYear ?? ABSENT,
      ])}
    />
  )
}

export function PipelineTable({ caption, rows }: TableProps<PipelineRow>) {
  const { t } = useTranslation('searchDetails')
  const word = useWords()
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      columns={[t('column.indication'), t('column.stage'), t('column.region'), t('column.company')]}
      rows={rows.map(({ indication, stage, region, company }) => [
        <EntityLink key="indication" entity="indication" to={indication} />,
        <StageTag key="stage" stage={stage} />,
        word('country', region),
        <EntityLink key="company" entity="company" to={company} />,
      ])}
    />
  )
}

/** Drugs in one indication, as rows of the pipeline: a drug may be approved elsewhere and not in it. */
export function ApprovalTable({ caption, rows }: TableProps<PipelineRow>) {
  const { t } = useTranslation('searchDetails')
  const word = useWords()
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      columns={[t('column.drug'), t('column.modality'), t('column.region'), t('column.company')]}
      rows={rows.map(({ drug, modality, region, company, demo }) => [
        <>
          <EntityLink entity="drug" to={drug} /> {demo && <DemoTag />}
        </>,
        word('modality', modality),
        word('country', region),
        <EntityLink key="company" entity="company" to={company} />,
      ])}
    />
  )
}

export function TrialTable({ caption, rows }: TableProps<TrialRow>) {
  const { t } = useTranslation('searchDetails')
  const word = useWords()
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      columns={[
        t('column.trial'),
        t('column.registration'),
        t('column.phase'),
        t('column.status'),
        t('column.drug'),
        t('column.indication'),
        t('column.start'),
      ]}
      rows={rows.map((trial) => [
        <>
          <EntityLink entity="trial" to={trial} /> {trial.demo && <DemoTag />}
        </>,
        trial.id,
        word('phase', trial.phase),
        word('status', trial.status),
        <EntityLink key="drug" entity="drug" to={trial.drug} />,
        <EntityLink key="indication" entity="indication" to={trial.indication} />,
        trial.start ?? ABSENT,
      ])}
    />
  )
}

interface RankedTableProps extends TableProps<CatalogEntry & { drugs: number }> {
  entity: Entity
}

/** Rows of a ranking that are shown; the rest says little. */
const MOST_RANKED = 20

/** Things by their number of drugs. */
export function RankedTable({ entity, caption, rows }: RankedTableProps) {
  const { t } = useTranslation('searchDetails')
  return (
    <>
      <DataTable
        caption={caption}
        isCaptionHidden
        columns={[t(`entity.${entity}`), t('column.drugs')]}
        isNumeric={[false, true]}
        rows={rows
          .slice(0, MOST_RANKED)
          .map((row) => [<EntityLink key={row.id} entity={entity} to={row} />, row.drugs])}
      />
      {rows.length > MOST_RANKED && (
        <p className="detail-text detail-soft">
          {t('block.first', { shown: MOST_RANKED, count: rows.length })}
        </p>
      )}
    </>
  )
}

/** Agreements, with the drug they are about where the page is not the drug's own. */
export function DealTable({
  caption,
  rows,
  hasDrug = false,
}: TableProps<Deal & { drug?: CatalogEntry | null | undefined }> & { hasDrug?: boolean }) {
  const { t } = useTranslation('searchDetails')
  const word = useWords()
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      columns={[
        t('column.date'),
        t('column.kind'),
        ...(hasDrug ? [t('column.drug')] : []),
        t('column.from'),
        t('column.to'),
        t('column.upfront'),
        t('column.dealTotal'),
      ]}
      isNumeric={[false, false, ...(hasDrug ? [false] : []), false, false, true, true]}
      rows={rows.map(({ date, kind, drug, from, to, currency, upfront, total }) => [
        date,
        word('dealKind', kind),
        ...(hasDrug ? [<EntityLink key="drug" entity="drug" to={drug} />] : []),
        <EntityLink key="from" entity="company" to={from} />,
        <EntityLink key="to" entity="company" to={to} />,
        <MoneyText key="upfront" amount={upfront} currency={currency ?? 'USD'} />,
        <MoneyText key="total" amount={total} currency={currency ?? 'USD'} />,
      ])}
    />
  )
}
