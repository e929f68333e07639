import { useTranslation } from 'react-i18next'
import { DayRangeFilter } from '@/shared/list/filters/DayFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { ChoiceFilter, TextFilter } from '@/shared/list/filters/filters'
import type { List } from '@/shared/list/useList'
import { areaOptions } from '../model/choices'
import type { Statistics } from '../model/answers'

interface ScopeFilterProps {
  list: Pick<List<unknown>, 'filters' | 'filter'>
  /** Absent until they are read. */
  owners: Statistics['owners'] | undefined
}

/** Organisation, area, owner and period. */
export function ScopeFilter({ list, owners }: ScopeFilterProps) {
  const { t } = useTranslation('conceptsStatistics')
  const { t: concepts } = useTranslation('concepts')
  return (
    <FilterBar list={list}>
      <TextFilter name="organisation" label={concepts('field.first.organisation')} />
      <ChoiceFilter name="area" label={concepts('field.first.area')} options={areaOptions(concepts)} />
      <ChoiceFilter
        name="ownerId"
        label={t('filter.owner')}
        isLoading={!owners}
        options={(owners ?? []).map(({ userId, name }) => ({ value: userId, label: name }))}
      />
      <DayRangeFilter
        from="submittedFrom"
        to="submittedTo"
        fromLabel={t('filter.from')}
        toLabel={t('filter.to')}
      />
    </FilterBar>
  )
}
