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
import { useWords } from '../model/useWords'
import { EntityLink, EntityLinks, type Entity } from './EntityLink'
import styles from './details.module.css'

/** Says that something was invented for demonstrations. */
export function DemoTag() {
  const t = useTranslations('searchDetails')
  return <Tag color="warning">{t('searchDetails:demo')}</Tag>
}

interface TableProps<T> {
  /** What the table is, for those who do not see the heading above it. */
  caption: string
  rows: readonly T[]
}

interface Column<T> {
  title: string
  isNumeric?: boolean
  render: (row: T) => ReactNode
}

/** Rows below a heading that names them. */
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

/** A drug, marked where it was invented. */
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
  const word = useWords()
  return (
    <BlockTable
      {...table}
      columns={[
        {
          title: t('searchDetails:column.drug'),
          render: (drug) => <DrugCell drug={drug} demo={drug.demo} />,
        },
        { title: t('searchDetails:column.stage'), render: ({ stage }) => <StageTag stage={stage} /> },
        { title: t('searchDetails:column.modality'), render: ({ modality }) => word('modality', modality) },
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

/** Where a row of a pipeline goes on, and whose it is. */
function usePlaces(): Column<PipelineRow>[] {
  const t = useTranslations('searchDetails')
  const word = useWords()
  return [
    { title: t('searchDetails:column.region'), render: ({ region }) => word('country', region) },
    {
      title: t('searchDetails:column.company'),
      render: ({ company }) => <EntityLink entity="company" to={company} />,
    },
  ]
}

export function PipelineTable(table: TableProps<PipelineRow>) {
  const t = useTranslations('searchDetails')
  const places = usePlaces()
  return (
    <BlockTable
      {...table}
      columns={[
        {
          title: t('searchDetails:column.indication'),
          render: ({ indication }) => <EntityLink entity="indication" to={indication} />,
        },
        { title: t('searchDetails:column.stage'), render: ({ stage }) => <StageTag stage={stage} /> },
        ...places,
      ]}
    />
  )
}

/** Drugs in one indication, as rows of the pipeline: a drug may be approved elsewhere and not in it. */
export function ApprovalTable(table: TableProps<PipelineRow>) {
  const t = useTranslations('searchDetails')
  const word = useWords()
  const places = usePlaces()
  return (
    <BlockTable
      {...table}
      columns={[
        {
          title: t('searchDetails:column.drug'),
          render: ({ drug, demo }) => <DrugCell drug={drug} demo={demo} />,
        },
        { title: t('searchDetails:column.modality'), render: ({ modality }) => word('modality', modality) },
        ...places,
      ]}
    />
  )
}

export function TrialTable(table: TableProps<TrialRow>) {
  const t = useTranslations('searchDetails')
  const word = useWords()
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
        { title: t('searchDetails:column.phase'), render: ({ phase }) => word('phase', phase) },
        { title: t('searchDetails:column.status'), render: ({ status }) => word('status', status) },
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

/** Rows of a ranking that are shown; the rest says little. */
const MOST_RANKED = 20

/** Things by their number of drugs. */
export function RankedTable({ entity, caption, rows }: RankedTableProps) {
  const t = useTranslations('searchDetails')
  return (
    <>
      <BlockTable
        caption={caption}
        rows={rows.slice(0, MOST_RANKED)}
        columns={[
          {
            title: t(`searchDetails:entity.${entity}`),
            render: (row) => <EntityLink entity={entity} to={row} />,
          },
          { title: t('searchDetails:column.drugs'), isNumeric: true, render: ({ drugs }) => drugs },
        ]}
      />
      {rows.length > MOST_RANKED && (
        <p className={`${styles.detailText} ${styles.detailSoft}`}>
          {t('searchDetails:block.first', { shown: MOST_RANKED, count: rows.length })}
        </p>
      )}
    </>
  )
}

type DealRow = Deal & { drug?: CatalogEntry | null | undefined }

/** Agreements, with the drug they are about where the page is not the drug's own. */
export function DealTable({ hasDrug = false, ...table }: TableProps<DealRow> & { hasDrug?: boolean }) {
  const t = useTranslations('searchDetails')
  const word = useWords()
  const drug: Column<DealRow> = {
    title: t('searchDetails:column.drug'),
    render: (deal) => <EntityLink entity="drug" to={deal.drug} />,
  }
  return (
    <BlockTable
      {...table}
      columns={[
        { title: t('searchDetails:column.date'), render: ({ date }) => date },
        { title: t('searchDetails:column.kind'), render: ({ kind }) => word('dealKind', kind) },
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
