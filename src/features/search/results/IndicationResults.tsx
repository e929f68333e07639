import { useMemo } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { IndicationRow } from '../model/search.api'
import { useCodeLabels } from '../model/useCodeLabels'
import { NameCell } from './resultCells'
import { countColumn, type Column } from './resultColumns'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './resultProps'
import { useResult } from './useResult'

export function IndicationResults({ search, onSearch }: ResultProps) {
  const t = useTranslations('search')
  const labelOf = useCodeLabels()
  const result = useResult('indication', search)
  const { keyword } = result.of
  const columns = useMemo(
    (): Column<IndicationRow>[] => [
      {
        key: 'name',
        isPrimary: true,
        title: t('search:column.indication'),
        render: (row) => <NameCell entity="indication" entry={row} keyword={keyword} others={[row.icd10]} />,
      },
      {
        key: 'area',
        mobileSlot: 'plain',
        title: t('search:column.area'),
        render: ({ therapeuticArea }) => labelOf('area', therapeuticArea),
      },
      countColumn('drugs', t('search:column.drugs')),
      countColumn('approved', t('search:column.approved')),
      countColumn('trials', t('search:column.trials')),
    ],
    [t, labelOf, keyword],
  )
  return (
    <ResultFrame list="indication" search={search} onSearch={onSearch} result={result} columns={columns} />
  )
}
