import { Alert, Button } from 'antd'
import { useTranslations } from '@/shared/i18n'
import type { HallList } from './components/useHall'

interface OtherFiltersProps {
  list: HallList
  /** Filters that have a field of their own. */
  fields: readonly string[]
}

/** Says that a link, of the statistics say, has narrowed the list by more than the fields show; and undoes it. */
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
