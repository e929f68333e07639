import { DownloadOutlined } from '@ant-design/icons'
import { Empty } from 'antd'
import { Link } from 'react-router-dom'
import { call } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { ReportLink } from '@/shared/domain/report/api'
import { fileApi, StoredFile } from '@/shared/files/api'
import { ABSENT, exactMoney, formatNumber, type Currency } from '@/shared/lib/money'
import { FormGroup } from '@/shared/form/FormGroup'
import { ReadRows } from '@/shared/form/ReadRows'
import { FileButton } from '@/shared/ui/download/FileButton'
import { Facts } from '@/shared/ui/Facts'
import { fieldLabel, type Stage } from '../model/fieldLabel'
import type { Values } from '@/shared/editing/values'
import { useText } from '@/shared/texts'
import { cellKey, GROUPS, isAmount, isList, LISTS, type GroupName, type ListName } from './model/stages'
import { useValueText } from './model/useValueText'
import { currencyOf, sumOf } from './watching'
import styles from './stage.module.css'

interface StageViewProps {
  stage: Stage
  values: Values | null
  /** Of the amounts, where it is not a field of the stage. */
  currency?: Currency | undefined
}

/** Longer texts have a line of their own. */
const SHORT = 60

/** A stage to be read. */
export function StageView({ stage, values, currency }: StageViewProps) {
  const t = useText('conceptsForms')
  if (!values) return <Empty description={t(`conceptsForms:nothing.${stage}`)} />
  return (
    <div className={styles.stageSections}>
      {GROUPS[stage].map(([name, fields]) => (
        <ReadGroup
          key={name}
          stage={stage}
          name={name}
          fields={fields}
          values={values}
          currency={currency ?? currencyOf(values.currency)}
        />
      ))}
    </div>
  )
}

interface ReadGroupProps {
  stage: Stage
  name: GroupName
  fields: readonly string[]
  values: Values
  currency: Currency | undefined
}

function ReadGroup({ stage, name, fields, values, currency }: ReadGroupProps) {
  const t = useText('conceptsForms', 'concepts')
  const text = useValueText(stage)
  const plain = fields
    .filter((field) => !isList(field) && field !== 'attachments')
    .map((field) => ({ field, name: fieldLabel(t, stage, field), value: text(field, values[field]) }))
  const isShort = ({ value }: { value: string }) => value.length <= SHORT && !value.includes('\n')
  const short = plain.filter(isShort)
  const long = plain.filter((fact) => !isShort(fact))
  return (
    <FormGroup title={t(`conceptsForms:group.${name}`)}>
      {short.length > 0 && (
        <Facts
          facts={short.map(({ field, name: label, value }) => ({
            name: label,
            value: field === 'report' ? <ReportName report={values.report} name={value} /> : value,
          }))}
        />
      )}
      {long.length > 0 && (
        <div className={styles.stageTexts}>
          <Facts facts={long} />
        </div>
      )}
      {fields.filter(isList).map((list) => (
        <List key={list} stage={stage} list={list} values={values} currency={currency} />
      ))}
      {fields.includes('attachments') && <Files value={values.attachments} />}
    </FormGroup>
  )
}

/** The report linked in a second stage; it opens for those who may read reports. */
function ReportName({ report, name }: { report: unknown; name: string }) {
  const mayRead = useCan('valuation:report:list')
  const linked = ReportLink.safeParse(report)
  if (!linked.success || !mayRead) return name
  return <Link to={`/valuation/report/${encodeURIComponent(linked.data.id)}`}>{name}</Link>
}

const SUMMED: Partial<Record<ListName, string>> = {
  budget: 'amount',
  experiments: 'cost',
  instalments: 'amount',
}

interface ListProps {
  stage: Stage
  list: ListName
  values: Values
  currency: Currency | undefined
}

function List({ stage, list, values, currency }: ListProps) {
  const t = useText('concepts', 'conceptsForms')
  const text = useValueText(stage)
  const rows = Array.isArray(values[list]) ? (values[list] as readonly (Values | null)[]) : []
  const cells: readonly string[] = LISTS[list]
  const summed = SUMMED[list]
  const sum = summed ? sumOf(rows, summed) : 0
  return (
    <>
      <ReadRows
        label={fieldLabel(t, stage, list)}
        columns={cells.map((key) => ({ key, label: t(cellKey(list, key)), isNumber: isAmount(key) }))}
        count={rows.length}
        textOf={(row, cell) => text(`${list}.${row}.${cell}`, rows[row]?.[cell])}
      />
      {summed && rows.length > 0 && (
        <p className={styles.stageSum}>
          {t('conceptsForms:rows.sum', { sum: currency ? exactMoney(sum, currency) : formatNumber(sum) })}
        </p>
      )}
    </>
  )
}

/** Files of a stage, each to be saved. */
function Files({ value }: { value: unknown }) {
  const t = useText('parts')
  const files = StoredFile.array().safeParse(value ?? [])
  if (!files.success || files.data.length === 0) return <p>{ABSENT}</p>
  return (
    <ul className={styles.stageFiles}>
      {files.data.map(({ fileName, originalName }) => (
        <li key={fileName}>
          <span>{originalName}</span>
          <FileButton
            type="text"
            size="small"
            icon={<DownloadOutlined />}
            aria-label={t('parts:download.stored', { name: originalName })}
            fetchFile={(options) => call(fileApi.resource, { query: { resource: fileName } }, options)}
            fallbackName={originalName}
          />
        </li>
      ))}
    </ul>
  )
}
