import { Alert, Button } from 'antd'
import { useTranslations } from '@/shared/i18n'
import type { ConceptList } from './components/useConceptList'

interface OtherFiltersProps {
  list: ConceptList
  /** Filters that have a visible field. */
  fields: readonly string[]
}

/** Warns that a link, such as one from the statistics, has set filters without a field, and clears them. */
export function OtherFilters({ list, fields }: OtherFiltersProps) {
  const t = useTranslations('conceptsHalls')
  const others = Object.entries(list.chosen).flatMap(([name, value]) =>
    value === undefined || fields.includes(name) ? [] : [name],
  )
  if (others.length === 0) return null
  return (
    <Alert
      className="list-note"
      type="info"
      showIcon
      title={t('conceptsHalls:filter.others', { count: others.length })}
      action={
        <Button size="small" onClick={() => list.clear(others)}>
          {t('conceptsHalls:filter.clearOthers')}
        </Button>
      }
    />
  )
}
