import { DayRangeFilter } from '@/shared/list/filters/DayFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import type { List } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { areaOptions } from '../model/choices'
import type { Statistics } from '../model/answers'

interface ScopeFilterProps {
  list: Pick<List<unknown>, 'filters' | 'filter' | 'clear'>
  /** Undefined while loading. */
  owners: Statistics['owners'] | undefined
}

export function ScopeFilter({ list, owners }: ScopeFilterProps) {
  const t = useTranslations('conceptsStatistics', 'concepts')
  return (
    <FilterBar list={list}>
      <TextFilter name="organisation" label={t('concepts:field.first.organisation')} />
      <SelectFilter name="area" label={t('concepts:field.first.area')} options={areaOptions(t)} />
      <SelectFilter
        name="ownerId"
        label={t('conceptsStatistics:filter.owner')}
        isLoading={!owners}
        options={(owners ?? []).map(({ userId, name }) => ({ value: userId, label: name }))}
      />
      <DayRangeFilter
        from="submittedFrom"
        to="submittedTo"
        fromLabel={t('conceptsStatistics:filter.from')}
        toLabel={t('conceptsStatistics:filter.to')}
      />
    </FilterBar>
  )
}
