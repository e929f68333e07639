import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ABSENT, formatNumber } from '@/shared/lib/money'
import type { TrialRow } from '../api'
import { useWords } from '../useWords'
import { Entry, NameCell } from './cells'
import type { Column } from './columns'
import { DetailLink } from './DetailLink'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './resultProps'
import { useResult } from './useResult'
import { namesOf } from '@/shared/domain/catalog/names'

/** Trials, to which other screens lead. */
export function TrialResults({ search, onSearch }: ResultProps) {
  const { t, i18n } = useTranslation('search')
  const word = useWords()
  const result = useResult('trial', search)
  const { keyword } = result.of
  const columns = useMemo(
    (): Column<TrialRow>[] => [
      {
        key: 'name',
        title: t('column.trial'),
        render: (_, row) => (
          <NameCell
            entity="trial"
            entry={row}
            keyword={keyword}
            others={[row.acronym, row.id]}
            isDemo={row.demo}
          />
        ),
      },
      { key: 'phase', title: t('column.phase'), render: (_, { phase }) => word('phase', phase) },
      { key: 'status', title: t('column.status'), render: (_, { status }) => word('status', status) },
      {
        key: 'drug',
        title: t('column.drug'),
        render: (_, { drug }) =>
          drug ? (
            <DetailLink entity="drug" id={drug.id}>
              {namesOf(drug, i18n.language)[0]}
            </DetailLink>
          ) : (
            ABSENT
          ),
      },
      {
        key: 'indication',
        title: t('column.indication'),
        render: (_, { indication }) => <Entry entity="indication" entry={indication} />,
      },
      {
        key: 'sponsor',
        title: t('column.sponsor'),
        render: (_, { sponsor }) => <Entry entity="company" entry={sponsor} />,
      },
      {
        key: 'enrolment',
        title: t('column.enrolment'),
        align: 'end',
        render: (_, { enrolment }) => formatNumber(enrolment),
      },
      { key: 'start', title: t('column.start'), render: (_, { start }) => start ?? ABSENT },
      {
        key: 'primaryCompletion',
        title: t('column.primaryCompletion'),
        render: (_, row) => row.primaryCompletion ?? ABSENT,
      },
    ],
    [t, word, keyword, i18n.language],
  )
  return <ResultFrame list="trial" search={search} onSearch={onSearch} result={result} columns={columns} />
}
