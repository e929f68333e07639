import { useMemo } from 'react'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import type { TrialRow } from '../model/search.api'
import { useCodeLabels } from '../model/useCodeLabels'
import { Entry, NameCell } from './resultCells'
import type { Column } from './resultColumns'
import { DetailLink } from './DetailLink'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './resultProps'
import { useResult } from './useResult'
import { namesOf } from '@/entities/catalog/catalogNames'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'

export function TrialResults({ search, onSearch }: ResultProps) {
  const t = useTranslations('search')
  const language = useLanguage()
  const labelOf = useCodeLabels()
  const result = useResult('trial', search)
  const { keyword } = result.of
  const columns = useMemo(
    (): Column<TrialRow>[] => [
      {
        key: 'name',
        isPrimary: true,
        title: t('search:column.trial'),
        render: (row) => (
          <NameCell
            entity="trial"
            entry={row}
            keyword={keyword}
            others={[row.acronym, row.id]}
            isDemo={row.demo}
          />
        ),
      },
      {
        key: 'phase',
        mobileSlot: 'plain',
        title: t('search:column.phase'),
        render: ({ phase }) => labelOf('phase', phase),
      },
      {
        key: 'status',
        mobileSlot: 'state',
        title: t('search:column.status'),
        render: ({ status }) => labelOf('status', status),
      },
      {
        key: 'drug',
        title: t('search:column.drug'),
        render: ({ drug }) =>
          drug ? (
            <DetailLink entity="drug" id={drug.id}>
              {namesOf(drug, language)[0]}
            </DetailLink>
          ) : (
            EMPTY_VALUE
          ),
      },
      {
        key: 'indication',
        title: t('search:column.indication'),
        render: ({ indication }) => <Entry entity="indication" entry={indication} />,
      },
      {
        key: 'sponsor',
        title: t('search:column.sponsor'),
        render: ({ sponsor }) => <Entry entity="company" entry={sponsor} />,
      },
      {
        key: 'enrolment',
        title: t('search:column.enrolment'),
        isNumeric: true,
        render: ({ enrolment }) => formatNumber(enrolment),
      },
      { key: 'start', title: t('search:column.start'), render: ({ start }) => start ?? EMPTY_VALUE },
      {
        key: 'primaryCompletion',
        title: t('search:column.primaryCompletion'),
        render: (row) => row.primaryCompletion ?? EMPTY_VALUE,
      },
    ],
    [t, labelOf, keyword, language],
  )
  return <ResultFrame list="trial" search={search} onSearch={onSearch} result={result} columns={columns} />
}
