import { Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { apiQuery } from '@/shared/api'
import { useTypedSearch } from '@/shared/ui/fields/useTypedSearch'
import { unreadText } from '@/shared/list/InvalidRows'
import { useShortMoney } from '@/shared/ui/cells/useFormatMoney'
import { useTranslations } from '@/shared/i18n'
import { NoChoices } from '@/shared/ui/NoChoices'
import { useClearButton } from '@/shared/ui/useClearButton'
import { reportListApi, type ReportLink, type ReportRow } from './reports.api'

const MOST_SHOWN = 20

interface ReportPickerProps {
  value?: ReportLink | null | undefined
  onChange?: (report: ReportLink | null) => void
  disabled?: boolean
  id?: string
}

/** One of the user's valuation reports, found by a part of its name; the list is asked for when it is opened. */
export function ReportPicker({ value, onChange, ...select }: ReportPickerProps) {
  const clear = useClearButton()
  const t = useTranslations('parts')
  const [isOpen, setOpen] = useState(false)
  const { found, isFailed, isWaiting, retry, showSearch } = useTypedSearch(
    (pipelineName) =>
      apiQuery(reportListApi.list, {
        query: { pageNum: 1, pageSize: MOST_SHOWN, ...(pipelineName && { pipelineName }) },
      }),
    isOpen,
  )
  // A server that knows no paging sends all there are.
  const rows = [...new Map((found?.rows ?? []).map((row) => [row.id, row])).values()].slice(0, MOST_SHOWN)

  return (
    <Select
      {...select}
      labelInValue
      allowClear={clear}
      value={value?.id ? { value: value.id, label: value.name || value.id } : null}
      onChange={(chosen) => onChange?.(chosen ? { id: chosen.value, name: chosen.label } : null)}
      onOpenChange={setOpen}
      showSearch={showSearch}
      options={[
        ...rows.map((row) => ({ value: row.id, label: row.pipelineName, row })),
        ...(found?.invalidRows ?? []).map((unread) => ({
          value: `unread ${unread.number}`,
          label: unreadText(t, unread),
          disabled: true,
          row: undefined,
        })),
      ]}
      optionRender={renderOption}
      notFoundContent={
        <NoChoices
          failed={isFailed ? t('parts:report.failed') : null}
          onRetry={retry}
          text={t(isWaiting ? 'parts:report.searching' : 'parts:report.none')}
        />
      }
    />
  )
}

/** The option's label stays a plain text: that is its name for screen readers. */
const renderOption = ({ data, label }: { data: { row: ReportRow | undefined }; label?: ReactNode }) =>
  data.row ? <Option row={data.row} /> : label

/** What tells reports of one name apart: version, base date and value. */
function Option({ row: { pipelineName, version, baseDate, rnpv, currency } }: { row: ReportRow }) {
  const t = useTranslations('parts')
  const short = useShortMoney()
  return (
    <>
      {pipelineName}
      <div className="cell-note">
        {[t('parts:report.version', { version }), baseDate, short(rnpv, currency)].join(' · ')}
      </div>
    </>
  )
}
