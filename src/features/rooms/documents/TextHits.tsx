import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { HighlightedText } from '@/entities/catalog/HighlightedText'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { useTranslations } from '@/shared/i18n'
import { useRoomApi } from '../room/roomContext'
import { useViewAs } from '../rights/ViewAs'
import { documentApis, type FoundNode } from './documents.api'
import { useLinks } from './addresses'
import styles from './documents.module.css'

/** Ms. */
const DEBOUNCE = 300
const MAX_DOCUMENTS = 20

export function TextHits({ searchText }: { searchText: string }) {
  const t = useTranslations('roomsDocuments')
  const { api, roomId } = useRoomApi(documentApis)
  const as = useViewAs()
  const keyword = useDebounced(searchText.trim(), DEBOUNCE)
  const query = {
    roomId,
    keyword,
    onlyText: 'true' as const,
    pageNum: 1,
    pageSize: MAX_DOCUMENTS,
    ...(as === null ? {} : { as }),
  }
  const { data, error, refetch, isPending } = useQuery({
    ...apiQuery(api.list, { query }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
  if (keyword === '') return null
  if (error)
    return <ErrorAlert title={t('roomsDocuments:tree.textFailed')} failure={error} onRetry={refetch} />
  const total = data?.total ?? 0
  const rows = data?.rows ?? []
  return (
    <section className={styles.textHits}>
      <p role="status" className={styles.treeNote}>
        {isPending
          ? t('roomsDocuments:tree.searching')
          : t('roomsDocuments:tree.inText', { count: Math.max(total, rows.length) })}
      </p>
      <UnsearchedNote count={isPending ? null : data?.unsearched} />
      <ul>
        {rows.map((node) => (
          <li key={node.id}>
            <span>
              {node.indexNo} {node.name}
            </span>
            <Hits node={node} searchText={keyword} />
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className={styles.treeNote}>{t('roomsDocuments:tree.inTextMore', { count: rows.length })}</p>
      )}
    </section>
  )
}

export function UnsearchedNote({ count }: { count: number | null | undefined }) {
  const t = useTranslations('roomsDocuments')
  if (!count) return null
  return (
    <p role="status" className={styles.treeNote}>
      {t('roomsDocuments:list.unsearched', { count })}
    </p>
  )
}

export function Hits({ node, searchText }: { node: FoundNode; searchText: string }) {
  const t = useTranslations('roomsDocuments')
  const { linkTo } = useLinks()
  return node.hits.map(({ page, text }) => (
    <Link key={page} className={styles.hit} to={linkTo(node, { page })}>
      <span>{t('roomsDocuments:list.hit', { page })}</span>{' '}
      <HighlightedText text={text} keyword={searchText} />
    </Link>
  ))
}
