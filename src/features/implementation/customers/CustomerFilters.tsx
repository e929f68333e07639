import { useCan } from '@/shared/auth/permissions'
import { useLabels } from '@/shared/dictionary/useLabels'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { AmountFilter, SelectFilter, MultiSelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { useTranslations } from '@/shared/i18n'
import { useProjects } from '../project/useProjects'
import { DUES } from './dues'
import type { CustomerList } from './useCustomers'
import { useOwners } from './useOwners'

export function CustomerFilters({ list }: { list: CustomerList }) {
  const t = useTranslations('implementationCustomers')
  const stages = useLabels('customer_stage')
  const owners = useOwners()
  const canReadProjects = useCan('implement:project:list')
  const fields = t('implementationCustomers:field', { returnObjects: true })
  return (
    <FilterBar list={list} labels={fields}>
      <TextFilter
        name="keyword"
        label={t('implementationCustomers:filter.keyword')}
        hint={t('implementationCustomers:filter.keywordHint')}
      />
      <MultiSelectFilter name="stages" label={fields.stage} options={stages.options} />
      <SelectFilter name="ownerId" options={owners.options} isLoading={owners.isLoading} />
      <SelectFilter
        name="due"
        label={fields.nextActionDate}
        options={DUES.map((value) => ({ value, label: t(`implementationCustomers:dues.${value}`) }))}
      />
      <DictFilter name="type" type="customer_type" />
      <TextFilter name="region" />
      {canReadProjects && <ProjectFilter key="projectId" name="projectId" label={fields.projectId} />}
      <AmountFilter name="least" label={t('implementationCustomers:filter.least')} />
      <AmountFilter name="most" label={t('implementationCustomers:filter.most')} />
    </FilterBar>
  )
}

function ProjectFilter(filter: { name: string; label: string }) {
  const { options, isLoading } = useProjects()
  return <SelectFilter {...filter} options={options} isLoading={isLoading} />
}
