import { useTranslation } from 'react-i18next'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { ChoiceFilter, FlagFilter, SeveralFilter, TextFilter } from '@/shared/list/filters/filters'
import { HALLS, SERVICE } from '../domain/states'
import { OtherFilters } from './OtherFilters'
import { useStateOptions } from './parts/useStateOptions'
import type { HallList } from './parts/useHall'

/** Days after which a concept has stood long in its state. */
const AGEING = [30, 60, 90]

const FIELDS = ['keyword', 'states', 'secrecy', 'service', 'manager', 'minDays', 'mine'] as const

/** What the incubation hall can be narrowed to. */
export function IncubateFilters({ list }: { list: HallList }) {
  const { t } = useTranslation('conceptsHalls')
  const { t: concepts } = useTranslation('concepts')
  const states = useStateOptions(HALLS.incubate)
  return (
    <>
      <FilterBar list={list}>
        <TextFilter name="keyword" label={t('filter.keyword')} hint={t('filter.keywordHint')} />
        <SeveralFilter name="states" label={t('column.state')} options={states} />
        <DictFilter name="secrecy" label={t('column.secrecy')} type="poc_secrecy_status" />
        <ChoiceFilter
          name="service"
          label={t('column.service')}
          options={SERVICE.map((value) => ({ value, label: concepts(`choice.service.${value}`) }))}
        />
        <TextFilter name="manager" label={t('column.managerName')} />
        <ChoiceFilter
          name="minDays"
          label={t('filter.ageing')}
          options={AGEING.map((days) => ({ value: String(days), label: t('filter.ageingMore', { days }) }))}
        />
        <FlagFilter name="mine" label={t('filter.mine')} />
      </FilterBar>
      <OtherFilters list={list} fields={FIELDS} />
    </>
  )
}
