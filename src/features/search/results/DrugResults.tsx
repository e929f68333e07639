import { useMemo } from 'react'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { DrugRow } from '../model/search.api'
import { StageTag } from '../model/StageTag'
import { useCodeLabels } from '../model/useCodeLabels'
import { Entries, NameCell } from './resultCells'
import type { Column } from './resultColumns'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './resultProps'
import { useResult } from './useResult'

const asItself = (drug: DrugRow) => drug

export function DrugResults({
  list = 'drug',
  search,
  onSearch,
}: ResultProps & { list?: 'drug' | 'engineered' }) {
  const t = useTranslations('search')
  const labelOf = useCodeLabels()
  const result = useResult(list, search)
  const { keyword } = result.of

  const columns = useMemo((): Column<DrugRow>[] => {
    const engineeringColumns: Column<DrugRow>[] = [
      {
        key: 'format',
        title: t('search:column.format'),
        render: ({ engineering }) => labelOf('format', engineering?.format),
      },
      {
        key: 'payload',
        title: t('search:column.payload'),
        render: ({ engineering }) =>
          engineering?.payload ?? labelOf('payloadClass', engineering?.payloadClass),
      },
      {
        key: 'delivery',
        isHiddenByDefault: true,
        title: t('search:column.delivery'),
        render: ({ engineering }) => labelOf('delivery', engineering?.delivery),
      },
    ]
    return [
      {
        key: 'name',
        isPrimary: true,
        title: t('search:column.drug'),
        render: (drug) => (
          <NameCell
            entity="drug"
            entry={drug}
            keyword={keyword}
            others={[...drug.brandEn, drug.brandZh, ...drug.codes]}
            isDemo={drug.demo}
            reason={drug.reason}
          />
        ),
      },
      {
        key: 'stage',
        mobileSlot: 'state',
        title: t('search:column.stage'),
        render: ({ stage }) => <StageTag stage={stage} />,
      },
      {
        key: 'modality',
        mobileSlot: 'plain',
        // Implied by the format of an engineered drug.
        isHiddenByDefault: list === 'engineered',
        title: t('search:column.modality'),
        render: ({ modality }) => labelOf('modality', modality),
      },
      ...(list === 'engineered' ? engineeringColumns : []),
      {
        key: 'targets',
        title: t('search:column.targets'),
        render: ({ targets }) => <Entries entity="target" entries={targets} />,
      },
      {
        key: 'companies',
        title: t('search:column.companies'),
        render: ({ companies }) => <Entries entity="company" entries={companies} />,
      },
      {
        key: 'indications',
        title: t('search:column.indications'),
        render: ({ indications }) => <Entries entity="indication" entries={indications} />,
      },
      {
        key: 'firstApprovalYear',
        isHiddenByDefault: list === 'engineered',
        title: t('search:column.firstApprovalYear'),
        isNumeric: true,
        render: (drug) => drug.firstApprovalYear ?? EMPTY_VALUE,
      },
      {
        key: 'firstApprovalRegion',
        isHiddenByDefault: true,
        title: t('search:column.firstApprovalRegion'),
        render: (drug) => labelOf('country', drug.firstApprovalRegion),
      },
      {
        key: 'drugType',
        isHiddenByDefault: true,
        title: t('search:column.drugType'),
        render: ({ drugType }) => labelOf('drugType', drugType),
      },
      {
        key: 'route',
        isHiddenByDefault: true,
        title: t('search:column.route'),
        render: ({ route }) => labelOf('route', route),
      },
    ]
  }, [t, labelOf, keyword, list])
  return (
    <ResultFrame
      list={list}
      search={search}
      onSearch={onSearch}
      result={result}
      columns={columns}
      toCompared={asItself}
    />
  )
}
