import { Can } from '@/shared/auth/permissions'
import { fetchExport } from '@/shared/files/exports'
import { ListExport } from '@/shared/list/page/ListExport'
import { ListTools } from '@/shared/list/page/ListTools'
import { ViewSwitch } from '@/shared/list/page/ViewSwitch'
import type { ListLayout } from '@/shared/list/table/useTable'
import { today } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { conceptApi } from '../model/concepts.api'
import { VIEWS, type HallList, type ListedHall } from './components/useHall'

interface HallToolsProps {
  hall: ListedHall
  list: HallList
  table: ListLayout
}

/** How a hall is shown, and a file of what it shows. */
export function HallTools({ hall, list, table }: HallToolsProps) {
  const t = useTranslations('conceptsHalls')
  const language = useLanguage()
  return (
    <ListTools list={list} table={list.view === 'table' ? table : undefined}>
      <ViewSwitch
        list={list}
        views={VIEWS}
        view={list.view}
        names={t('conceptsHalls:view', { returnObjects: true })}
      />
      <Can do="poconcept:poconceptInfo:export">
        <ListExport
          text={t('conceptsHalls:export')}
          fallbackName={`${hall}-${today()}.xlsx`}
          fetchFile={(options) =>
            fetchExport(conceptApi.export, { query: { ...list.chosen, hall, language } }, options)
          }
        />
      </Can>
    </ListTools>
  )
}
