import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { SelectFilter, FlagFilter, MultiSelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { useTranslations } from '@/shared/i18n'
import { LIST_STATES, SERVICE } from '../domain/conceptStates'
import { OtherFilters } from './OtherFilters'
import { useStateOptions } from './components/useStateOptions'
import type { ConceptList } from './components/useConceptList'

const AGEING_DAYS = [30, 60, 90]

const FILTER_NAMES = [
  'keyword',
  'states',
  'secrecy',
  'service',
  'manager',
  'minDays',
  'unrecorded',
  'mine',
] as const

export function IncubateFilters({ list }: { list: ConceptList }) {
  const t = useTranslations('conceptsHalls', 'concepts')
  const states = useStateOptions(LIST_STATES.incubate)
  return (
    <>
      <FilterBar list={list}>
        <TextFilter
          name="keyword"
          label={t('conceptsHalls:filter.keyword')}
          hint={t('conceptsHalls:filter.keywordHint')}
        />
        <MultiSelectFilter name="states" label={t('conceptsHalls:column.state')} options={states} />
        <DictFilter name="secrecy" label={t('conceptsHalls:column.secrecy')} type="poc_secrecy_status" />
        <SelectFilter
          name="service"
          label={t('conceptsHalls:column.service')}
          options={SERVICE.map((value) => ({ value, label: t(`concepts:choice.service.${value}`) }))}
        />
        <TextFilter name="manager" label={t('conceptsHalls:column.managerName')} />
        <SelectFilter
          name="minDays"
          label={t('conceptsHalls:filter.ageing')}
          options={AGEING_DAYS.map((days) => ({
            value: String(days),
            label: t('conceptsHalls:filter.ageingMore', { days }),
          }))}
        />
        <FlagFilter name="unrecorded" label={t('conceptsHalls:filter.unrecorded')} />
        <FlagFilter name="mine" label={t('conceptsHalls:filter.mine')} />
      </FilterBar>
      <OtherFilters list={list} fields={FILTER_NAMES} />
    </>
  )
}
