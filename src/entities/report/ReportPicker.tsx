import { Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { apiQuery } from '@/shared/api'
import { useTypedSearch } from '@/shared/ui/fields/useTypedSearch'
import { invalidRowText } from '@/shared/list/InvalidRows'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { useTranslations } from '@/shared/i18n'
import { NoChoices } from '@/shared/ui/NoChoices'
import { useClearButton } from '@/shared/ui/useClearButton'
import { reportListApi, type ReportLink, type ReportRow } from './reports.api'

const MAX_SHOWN = 20

interface ReportPickerProps {
  value?: ReportLink | null | undefined
  onChange?: (report: ReportLink | null) => void
  disabled?: boolean
  id?: string
}

export function ReportPicker({ value, onChange, ...select }: ReportPickerProps) {
  const clear = useClearButton()
  const t = useTranslations('parts')
  const [isOpen, setOpen] = useState(false)
  const { found, isFailed, isWaiting, retry, showSearch } = useTypedSearch(
    (pipelineName) =>
      apiQuery(reportListApi.list, {
        query: { pageNum: 1, pageSize: MAX_SHOWN, ...(pipelineName && { pipelineName }) },
      }),
    isOpen,
  )
  // A server without paging sends all rows.
  const rows = [...new Map((found?.rows ?? []).map((row) => [row.id, row])).values()].slice(0, MAX_SHOWN)

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
        ...(found?.invalidRows ?? []).map((invalidRow) => ({
          value: `unread ${invalidRow.number}`,
          label: invalidRowText(t, invalidRow),
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

/** The label stays plain text: it is the option's accessible name. */
const renderOption = ({ data, label }: { data: { row: ReportRow | undefined }; label?: ReactNode }) =>
  data.row ? <ReportOption row={data.row} /> : label

/** Version, base date and value distinguish reports of the same name. */
function ReportOption({ row: { pipelineName, version, baseDate, rnpv, currency } }: { row: ReportRow }) {
  const t = useTranslations('parts')
  const short = useFormatMoney()
  return (
    <>
      {pipelineName}
      <div className="cell-note">
        {[t('parts:report.version', { version }), baseDate, short(rnpv, currency)].join(' · ')}
      </div>
    </>
  )
}
