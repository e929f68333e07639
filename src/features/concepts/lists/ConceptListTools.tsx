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
import { VIEWS, type ConceptList, type BoardListName } from './components/useConceptList'

interface ConceptListToolsProps {
  hall: BoardListName
  list: ConceptList
  table: ListLayout
}

export function ConceptListTools({ hall, list, table }: ConceptListToolsProps) {
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
