import { DownloadOutlined } from '@ant-design/icons'
import { Segmented } from 'antd'
import { fetchExport } from '@/shared/files/exports'
import { ListTools } from '@/shared/list/page/ListTools'
import type { ListLayout } from '@/shared/list/table/useTable'
import { usePreferences } from '@/shared/preferences'
import { useText } from '@/shared/texts'
import { FileButton } from '@/shared/ui/download/FileButton'
import { customerApi } from './api'
import { VIEWS, type CustomerList } from './useCustomers'

interface CustomerToolsProps {
  list: CustomerList
  table: ListLayout
}

/** How the customers are shown, and the way to take them along. */
export function CustomerTools({ list, table }: CustomerToolsProps) {
  const t = useText('implementationCustomers')
  const language = usePreferences((preferences) => preferences.language)
  return (
    <ListTools list={list} table={list.view === 'table' ? table : undefined}>
      <Segmented
        aria-label={t('implementationCustomers:view.label')}
        value={list.view}
        onChange={(next) => list.show(next === VIEWS[0] ? undefined : next)}
        options={VIEWS.map((value) => ({ value, label: t(`implementationCustomers:view.${value}`) }))}
      />
      <FileButton
        icon={<DownloadOutlined />}
        fallbackName={t('implementationCustomers:exportName')}
        fetchFile={(options) =>
          fetchExport(customerApi.export, { query: { ...list.chosen, language } }, options)
        }
      >
        {t('implementationCustomers:export')}
      </FileButton>
    </ListTools>
  )
}
