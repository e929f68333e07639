import { Alert, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { call, type AnswerOf } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import { MAX_HITS, type ViewApi } from './view.api'
import type { OpenView } from './useView'
import styles from './viewer.module.css'

/** Place of a searched text. */
export type Hit = AnswerOf<ViewApi['find']>[number]

type Search = 'running' | 'failed' | readonly Hit[]

interface SearchPaneProps {
  view: OpenView
  /** Hits to highlight on the pages. */
  onHits: (hits: readonly Hit[]) => void
  onGo: (page: number) => void
}

/** Searches the entire document on the server, which answers places only. The text itself stays on the pages. */
export function SearchPane({ view: { api, id, lease, text: textState }, onHits, onGo }: SearchPaneProps) {
  const clear = useClearButton()
  const t = useTranslations('viewer')
  const [search, setSearch] = useState<Search | null>(null)
  const running = useRef<AbortController>(null)

  async function find(typed: string) {
    running.current?.abort()
    onHits([])
    const q = typed.trim()
    if (q === '') return setSearch(null)
    const control = new AbortController()
    running.current = control
    setSearch('running')
    const answer = await call(api.find, { path: { id }, query: { lease, q } }, { signal: control.signal })
    if (control.signal.aborted) return undefined
    if (!answer.ok) return setSearch('failed')
    setSearch(answer.data)
    onHits(answer.data)
    if (answer.data[0]) onGo(answer.data[0].page)
    return undefined
  }
  useEffect(
    () => () => {
      running.current?.abort()
      onHits([])
    },
    [onHits],
  )

  if (textState !== 'ready')
    return <Alert type="info" showIcon title={t(`viewer:search.text.${textState}`)} />
  const counts = new Map<number, number>()
  if (Array.isArray(search)) for (const { page } of search) counts.set(page, (counts.get(page) ?? 0) + 1)
  return (
    <>
      <Input.Search
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the pane was opened to type here
        autoFocus
        allowClear={clear}
        aria-label={t('viewer:search.label')}
        placeholder={t('viewer:search.label')}
        maxLength={100}
        onSearch={(text) => void find(text)}
      />
      <p className="cell-note" role="status">
        {search === null ? null : <SearchState search={search} pages={counts.size} />}
      </p>
      <ol className={styles.rows}>
        {[...counts].map(([page, count]) => (
          <li key={page}>
            <button type="button" className={styles.row} onClick={() => onGo(page)}>
              <span>{t('viewer:pageShort', { page })}</span>
              <span className={styles.rowPage}>{t('viewer:search.times', { count })}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

function SearchState({ search, pages }: { search: Search; pages: number }) {
  const t = useTranslations('viewer')
  if (search === 'running') return t('viewer:search.running')
  if (search === 'failed') return t('viewer:search.failed')
  if (search.length === 0) return t('viewer:search.none')
  if (search.length >= MAX_HITS) return t('viewer:search.many', { max: MAX_HITS })
  return t('viewer:search.hits', { count: search.length, pages })
}
