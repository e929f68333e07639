import { useMemo } from 'react'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { TargetRow } from '../model/search.api'
import { StageTag } from '../model/StageTag'
import { useCodeLabels } from '../model/useCodeLabels'
import { NameCell } from './resultCells'
import { countColumn, type Column } from './resultColumns'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './resultProps'
import { useResult } from './useResult'

export function TargetResults({ search, onSearch }: ResultProps) {
  const t = useTranslations('search')
  const labelOf = useCodeLabels()
  const result = useResult('target', search)
  const { keyword } = result.of
  const columns = useMemo(
    (): Column<TargetRow>[] => [
      {
        key: 'name',
        isPrimary: true,
        title: t('search:column.target'),
        render: (row) => <NameCell entity="target" entry={row} keyword={keyword} others={[row.symbol]} />,
      },
      { key: 'stage', title: t('search:column.furthest'), render: ({ stage }) => <StageTag stage={stage} /> },
      {
        key: 'class',
        title: t('search:column.class'),
        render: ({ targetClass }) => labelOf('targetClass', targetClass),
      },
      { key: 'uniprot', title: 'UniProt', render: ({ uniprot }) => uniprot ?? EMPTY_VALUE },
      countColumn('drugs', t('search:column.drugs')),
    ],
    [t, labelOf, keyword],
  )
  return <ResultFrame list="target" search={search} onSearch={onSearch} result={result} columns={columns} />
}
