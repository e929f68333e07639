import { Link } from 'react-router-dom'
import type { ListLayout } from '../table/useTable'
import type { List } from '../useList'
import { useSavedViews } from './useSavedViews'
import styles from '@/shared/ui/linkTabs.module.css'
import { useTranslations } from '@/shared/i18n'

interface ListViewsProps {
  list: Pick<List<unknown>, 'shown' | 'searchOf'>
  table: ListLayout
}

export function ListViews({ list: { shown, searchOf }, table }: ListViewsProps) {
  const t = useTranslations('parts')
  const { views } = useSavedViews(table.name)
  if (views.length === 0) return null
  const current = (is: boolean) => (is ? { 'aria-current': 'page' as const } : {})
  return (
    <nav className={styles.linkTabs} aria-label={t('parts:view.kept')}>
      <Link to={{ search: searchOf('') }} {...current(shown === '')}>
        {t('parts:view.all')}
      </Link>
      {views.map((view) => (
        <Link
          key={view.name}
          to={{ search: searchOf(view.shown) }}
          {...current(shown !== '' && shown === view.shown)}
          onClick={() => table.put(() => view.layout)}
        >
          {view.name}
        </Link>
      ))}
    </nav>
  )
}
