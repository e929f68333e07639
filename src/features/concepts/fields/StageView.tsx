import { DownloadOutlined } from '@ant-design/icons'
import { Card, Empty } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { call } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { ReportLink } from '@/shared/domain/report/api'
import { fileApi, StoredFile } from '@/shared/files/api'
import { ABSENT, exactMoney, formatNumber, type Currency } from '@/shared/lib/money'
import { FileButton } from '@/shared/ui/download/FileButton'
import { Facts } from '@/shared/ui/Facts'
import { fieldLabel, type Stage } from '../model/fieldLabel'
import type { Values } from '@/shared/editing/values'
import '@/shared/form/form.css'
import '@/shared/form/rows.css'
import './stage.css'
import { cellKey, GROUPS, isAmount, isList, LISTS, type GroupName, type ListName } from './model/stages'
import { useValueText } from './model/useValueText'
import { currencyOf, sumOf } from './watching'

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
  const { t } = useTranslation('conceptsForms')
  if (!values) return <Empty description={t(`nothing.${stage}`)} />
  return (
    <div className="stage-sections">
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
  const { t } = useTranslation('conceptsForms')
  const { t: concepts } = useTranslation('concepts')
  const text = useValueText(stage)
  const id = useId()
  const plain = fields
    .filter((field) => !isList(field) && field !== 'attachments')
    .map((field) => ({ field, name: fieldLabel(concepts, stage, field), value: text(field, values[field]) }))
  const isShort = ({ value }: { value: string }) => value.length <= SHORT && !value.includes('\n')
  const short = plain.filter(isShort)
  const long = plain.filter((fact) => !isShort(fact))
  return (
    <section aria-labelledby={id}>
      <Card size="small" title={<h2 id={id}>{t(`group.${name}`)}</h2>} className="form-group">
        {short.length > 0 && (
          <Facts
            facts={short.map(({ field, name: label, value }) => ({
              name: label,
              value: field === 'report' ? <ReportName report={values.report} name={value} /> : value,
            }))}
          />
        )}
        {long.length > 0 && (
          <div className="stage-texts">
            <Facts facts={long} />
          </div>
        )}
        {fields.filter(isList).map((list) => (
          <ReadRows key={list} stage={stage} list={list} values={values} currency={currency} />
        ))}
        {fields.includes('attachments') && <Files value={values.attachments} />}
      </Card>
    </section>
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

interface ReadRowsProps {
  stage: Stage
  list: ListName
  values: Values
  currency: Currency | undefined
}

function ReadRows({ stage, list, values, currency }: ReadRowsProps) {
  const { t } = useTranslation('concepts')
  const { t: own } = useTranslation('conceptsForms')
  const text = useValueText(stage)
  const id = useId()
  const rows = Array.isArray(values[list]) ? (values[list] as readonly (Values | null)[]) : []
  const cells: readonly string[] = LISTS[list]
  const summed = SUMMED[list]
  const sum = summed ? sumOf(rows, summed) : 0
  return (
    <>
      <h3 id={id} className="form-rows-label">
        {fieldLabel(t, stage, list)}
      </h3>
      {rows.length === 0 ? (
        <p>{ABSENT}</p>
      ) : (
        <table className="form-rows is-read" aria-labelledby={id}>
          <thead>
            <tr>
              {cells.map((cell) => (
                <th key={cell} scope="col" className={isAmount(cell) ? 'is-number' : ''}>
                  {t(cellKey(list, cell))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row has no name but its place
              <tr key={index}>
                {cells.map((cell) => (
                  <td
                    key={cell}
                    data-label={t(cellKey(list, cell))}
                    className={isAmount(cell) ? 'is-number' : ''}
                  >
                    {text(`${list}.${index}.${cell}`, row?.[cell])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {summed && rows.length > 0 && (
        <p className="stage-sum">
          {own('rows.sum', { sum: currency ? exactMoney(sum, currency) : formatNumber(sum) })}
        </p>
      )}
    </>
  )
}

/** Files of a stage, each to be saved. */
function Files({ value }: { value: unknown }) {
  const { t } = useTranslation('parts')
  const files = StoredFile.array().safeParse(value ?? [])
  if (!files.success || files.data.length === 0) return <p>{ABSENT}</p>
  return (
    <ul className="stage-files">
      {files.data.map(({ fileName, originalName }) => (
        <li key={fileName}>
          <span>{originalName}</span>
          <FileButton
            type="text"
            size="small"
            icon={<DownloadOutlined />}
            aria-label={t('download.stored', { name: originalName })}
            fetchFile={(options) => call(fileApi.resource, { query: { resource: fileName } }, options)}
            fallbackName={originalName}
          />
        </li>
      ))}
    </ul>
  )
}
