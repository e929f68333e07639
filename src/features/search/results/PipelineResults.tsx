import { useMemo } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { PipelineRow } from '../model/search.api'
import { StageTag } from '../model/StageTag'
import { useCodeLabels } from '../model/useCodeLabels'
import { Entry, NameCell } from './resultCells'
import type { Column } from './resultColumns'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './resultProps'
import { useResult } from './useResult'

const drugOf = ({ drug }: PipelineRow) => drug

export function PipelineResults({ search, onSearch }: ResultProps) {
  const t = useTranslations('search')
  const labelOf = useCodeLabels()
  const result = useResult('pipeline', search)
  const { keyword } = result.of
  const columns = useMemo(
    (): Column<PipelineRow>[] => [
      {
        key: 'name',
        isPrimary: true,
        title: t('search:column.drug'),
        render: ({ drug, demo, reason }) => (
          <NameCell entity="drug" entry={drug} keyword={keyword} isDemo={demo} reason={reason} />
        ),
      },
      {
        key: 'stage',
        mobileSlot: 'state',
        title: t('search:column.stage'),
        render: ({ stage }) => <StageTag stage={stage} />,
      },
      {
        key: 'company',
        mobileSlot: 'plain',
        title: t('search:column.company'),
        render: ({ company }) => <Entry entity="company" entry={company} />,
      },
      {
        key: 'indication',
        mobileSlot: 'plain',
        title: t('search:column.indication'),
        render: ({ indication }) => <Entry entity="indication" entry={indication} />,
      },
      { key: 'region', title: t('search:column.region'), render: ({ region }) => labelOf('country', region) },
      {
        key: 'modality',
        title: t('search:column.modality'),
        render: ({ modality }) => labelOf('modality', modality),
      },
    ],
    [t, labelOf, keyword],
  )
  return (
    <ResultFrame
      list="pipeline"
      search={search}
      onSearch={onSearch}
      result={result}
      columns={columns}
      toCompared={drugOf}
    />
  )
}
