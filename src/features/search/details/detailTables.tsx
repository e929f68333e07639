import { Tag } from 'antd'
import type { ReactNode } from 'react'
import type { CatalogEntry } from '@/entities/catalog/catalog.api'
import type { Deal } from '@/entities/drugs.api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { useTranslations } from '@/shared/i18n'
import type { DrugRow, PipelineRow, TrialRow } from '../model/search.api'
import { StageTag } from '../model/StageTag'
import { useCodeLabels } from '../model/useCodeLabels'
import { EntityLink, EntityLinks, type Entity } from './EntityLink'
import styles from './details.module.css'

export function DemoTag() {
  const t = useTranslations('searchDetails')
  return <Tag color="warning">{t('searchDetails:demo')}</Tag>
}

interface TableProps<T> {
  caption: string
  rows: readonly T[]
}

interface Column<T> {
  title: string
  isNumeric?: boolean
  render: (row: T) => ReactNode
}

function BlockTable<T>({ caption, rows, columns }: TableProps<T> & { columns: readonly Column<T>[] }) {
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      columns={columns.map(({ title }) => title)}
      isNumeric={columns.map(({ isNumeric = false }) => isNumeric)}
      rows={rows.map((row) => columns.map(({ render }) => render(row)))}
    />
  )
}

const DrugCell = ({
  drug,
  demo,
}: {
  drug: CatalogEntry | null | undefined
  demo: boolean | null | undefined
}) => (
  <>
    <EntityLink entity="drug" to={drug} /> {demo && <DemoTag />}
  </>
)

export function DrugTable(table: TableProps<DrugRow>) {
  const t = useTranslations('searchDetails')
  const labelOf = useCodeLabels()
  return (
    <BlockTable
      {...table}
      columns={[
        {
          title: t('searchDetails:column.drug'),
          render: (drug) => <DrugCell drug={drug} demo={drug.demo} />,
        },
        { title: t('searchDetails:column.stage'), render: ({ stage }) => <StageTag stage={stage} /> },
        {
          title: t('searchDetails:column.modality'),
          render: ({ modality }) => labelOf('modality', modality),
        },
        {
          title: t('searchDetails:column.targets'),
          render: ({ targets }) => <EntityLinks entity="target" to={targets} />,
        },
        {
          title: t('searchDetails:column.companies'),
          render: ({ companies }) => <EntityLinks entity="company" to={companies} />,
        },
        {
          title: t('searchDetails:column.firstApproval'),
          render: ({ firstApprovalYear }) => firstApprovalYear ?? EMPTY_VALUE,
        },
      ]}
    />
  )
}

function usePlaceColumns(): Column<PipelineRow>[] {
  const t = useTranslations('searchDetails')
  const labelOf = useCodeLabels()
  return [
    { title: t('searchDetails:column.region'), render: ({ region }) => labelOf('country', region) },
    {
      title: t('searchDetails:column.company'),
      render: ({ company }) => <EntityLink entity="company" to={company} />,
    },
  ]
}

export function PipelineTable(table: TableProps<PipelineRow>) {
  const t = useTranslations('searchDetails')
  const placeColumns = usePlaceColumns()
  return (
    <BlockTable
      {...table}
      columns={[
        {
          title: t('searchDetails:column.indication'),
          render: ({ indication }) => <EntityLink entity="indication" to={indication} />,
        },
        { title: t('searchDetails:column.stage'), render: ({ stage }) => <StageTag stage={stage} /> },
        ...placeColumns,
      ]}
    />
  )
}

/** Approvals in one indication, as pipeline rows: a drug may be approved in another indication only. */
export function ApprovalTable(table: TableProps<PipelineRow>) {
  const t = useTranslations('searchDetails')
  const labelOf = useCodeLabels()
  const placeColumns = usePlaceColumns()
  return (
    <BlockTable
      {...table}
      columns={[
        {
          title: t('searchDetails:column.drug'),
          render: ({ drug, demo }) => <DrugCell drug={drug} demo={demo} />,
        },
        {
          title: t('searchDetails:column.modality'),
          render: ({ modality }) => labelOf('modality', modality),
        },
        ...placeColumns,
      ]}
    />
  )
}

export function TrialTable(table: TableProps<TrialRow>) {
  const t = useTranslations('searchDetails')
  const labelOf = useCodeLabels()
  return (
    <BlockTable
      {...table}
      columns={[
        {
          title: t('searchDetails:column.trial'),
          render: (trial) => (
            <>
              <EntityLink entity="trial" to={trial} /> {trial.demo && <DemoTag />}
            </>
          ),
        },
        { title: t('searchDetails:column.registration'), render: ({ id }) => id },
        { title: t('searchDetails:column.phase'), render: ({ phase }) => labelOf('phase', phase) },
        { title: t('searchDetails:column.status'), render: ({ status }) => labelOf('status', status) },
        {
          title: t('searchDetails:column.drug'),
          render: ({ drug }) => <EntityLink entity="drug" to={drug} />,
        },
        {
          title: t('searchDetails:column.indication'),
          render: ({ indication }) => <EntityLink entity="indication" to={indication} />,
        },
        { title: t('searchDetails:column.start'), render: ({ start }) => start ?? EMPTY_VALUE },
      ]}
    />
  )
}

interface RankedTableProps extends TableProps<CatalogEntry & { drugs: number }> {
  entity: Entity
}

const MAX_RANKED_ROWS = 20

export function RankedTable({ entity, caption, rows }: RankedTableProps) {
  const t = useTranslations('searchDetails')
  return (
    <>
      <BlockTable
        caption={caption}
        rows={rows.slice(0, MAX_RANKED_ROWS)}
        columns={[
          {
            title: t(`searchDetails:entity.${entity}`),
            render: (row) => <EntityLink entity={entity} to={row} />,
          },
          { title: t('searchDetails:column.drugs'), isNumeric: true, render: ({ drugs }) => drugs },
        ]}
      />
      {rows.length > MAX_RANKED_ROWS && (
        <p className={`${styles.detailText} ${styles.detailSoft}`}>
          {t('searchDetails:block.first', { shown: MAX_RANKED_ROWS, count: rows.length })}
        </p>
      )}
    </>
  )
}

type DealRow = Deal & { drug?: CatalogEntry | null | undefined }

export function DealTable({ hasDrug = false, ...table }: TableProps<DealRow> & { hasDrug?: boolean }) {
  const t = useTranslations('searchDetails')
  const labelOf = useCodeLabels()
  const drug: Column<DealRow> = {
    title: t('searchDetails:column.drug'),
    render: (deal) => <EntityLink entity="drug" to={deal.drug} />,
  }
  return (
    <BlockTable
      {...table}
      columns={[
        { title: t('searchDetails:column.date'), render: ({ date }) => date },
        { title: t('searchDetails:column.kind'), render: ({ kind }) => labelOf('dealKind', kind) },
        ...(hasDrug ? [drug] : []),
        {
          title: t('searchDetails:column.from'),
          render: ({ from }) => <EntityLink entity="company" to={from} />,
        },
        { title: t('searchDetails:column.to'), render: ({ to }) => <EntityLink entity="company" to={to} /> },
        {
          title: t('searchDetails:column.upfront'),
          isNumeric: true,
          render: ({ upfront, currency }) => <MoneyText amount={upfront} currency={currency ?? 'USD'} />,
        },
        {
          title: t('searchDetails:column.dealTotal'),
          isNumeric: true,
          render: ({ total, currency }) => <MoneyText amount={total} currency={currency ?? 'USD'} />,
        },
      ]}
    />
  )
}
