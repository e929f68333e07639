import { useQuery } from '@tanstack/react-query'
import { Button, Empty, Flex } from 'antd'
import { Link } from 'react-router-dom'
import { apiQuery, useApiMutation } from '@/shared/api'
import { Drawer } from '@/shared/ui/Drawer'
import { rowKey, dedupeRowKeys } from '@/shared/list/rowKeys'
import { InvalidRows } from '@/shared/list/InvalidRows'
import { useConfirmDelete } from '@/shared/ui/useConfirmDelete'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { parseSearch, searchPath } from '../model/searchAddress'
import { savedSearchApi } from '../model/search.api'
import styles from '../results/results.module.css'

/** More than anyone saves; the server may hold more. */
const FIRST_PAGE = { pageNum: 1, pageSize: 100 } as const

export default function SavedSearches({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('search')
  return (
    <Drawer title={t('search:saved.title')} open={isOpen} onClose={onClose} destroyOnHidden>
      <SavedList onOpen={onClose} />
    </Drawer>
  )
}

function SavedList({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('search')
  const saved = useQuery(apiQuery(savedSearchApi.list, { query: FIRST_PAGE }))
  const remove = useApiMutation(savedSearchApi.remove, { invalidates: [savedSearchApi] })
  const confirmDelete = useConfirmDelete()

  if (saved.error || !saved.data)
    return <QueryFallback failed={t('search:saved.failed')} error={saved.error} onRetry={saved.refetch} />
  const rows = dedupeRowKeys(saved.data.rows.slice(0, FIRST_PAGE.pageSize))
  if (rows.length + saved.data.invalidRows.length === 0) return <Empty description={t('search:saved.none')} />
  return (
    <>
      <ul className={styles.savedSearches}>
        {rows.map((row) => {
          const { id, name, address } = row
          // Parsed and serialized again: an address from the server can lead nowhere but to a search.
          const search = parseSearch(new URLSearchParams(address))
          return (
            <li key={rowKey(row)}>
              <Flex gap="small" align="baseline" justify="space-between">
                <div>
                  <Link to={searchPath(search)} onClick={onOpen}>
                    {name}
                  </Link>
                  <div className="cell-note">
                    {t(`search:mode.${search.mode}`)} · {search.keyword || t('search:everything')}
                  </div>
                </div>
                <Button
                  type="link"
                  size="small"
                  danger
                  aria-label={t('search:saved.delete', { name })}
                  onClick={() => confirmDelete(name, () => remove({ path: { ids: id } }))}
                >
                  {t('actions.delete')}
                </Button>
              </Flex>
            </li>
          )
        })}
      </ul>
      <InvalidRows rows={saved.data.invalidRows} />
    </>
  )
}
