import { useMemo } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { CompanyRow } from '../model/search.api'
import { useCodeLabels } from '../model/useCodeLabels'
import { NameCell } from './resultCells'
import { countColumn, type Column } from './resultColumns'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './resultProps'
import { useResult } from './useResult'

export function CompanyResults({ search, onSearch }: ResultProps) {
  const t = useTranslations('search')
  const labelOf = useCodeLabels()
  const result = useResult('company', search)
  const { keyword } = result.of
  const columns = useMemo(
    (): Column<CompanyRow>[] => [
      {
        key: 'name',
        isPrimary: true,
        title: t('search:column.company'),
        render: (row) => (
          <NameCell
            entity="company"
            entry={row}
            keyword={keyword}
            others={row.aliases ?? []}
            isDemo={row.demo}
          />
        ),
      },
      {
        key: 'country',
        mobileSlot: 'plain',
        title: t('search:column.country'),
        render: ({ country }) => labelOf('country', country),
      },
      countColumn('drugs', t('search:column.drugs')),
      countColumn('approved', t('search:column.approved')),
    ],
    [t, labelOf, keyword],
  )
  return <ResultFrame list="company" search={search} onSearch={onSearch} result={result} columns={columns} />
}
