import { Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import type { Hit } from './messages'
import type { Port } from './port'
import styles from './viewer.module.css'

/** Few, so that painting continues in between. */
const PAGES_PER_REQUEST = 10

interface Search {
  text: string
  hits: readonly Hit[]
  until: number
}

interface SearchPaneProps {
  port: Port
  document: number
  pages: number
  /** Text to highlight on the pages; empty for none. */
  onFound: (text: string) => void
  onGo: (page: number) => void
}

/** Searches the entire document: pages and counts only. The text itself stays on the pages. */
export function SearchPane({ port, document, pages, onFound, onGo }: SearchPaneProps) {
  const clear = useClearButton()
  const t = useTranslations('viewer')
  const [search, setSearch] = useState<Search | null>(null)
  const running = useRef<AbortController>(null)

  async function find(typed: string) {
    running.current?.abort()
    const text = typed.trim()
    onFound(text)
    if (text === '') return setSearch(null)
    const control = new AbortController()
    running.current = control
    let hits: Hit[] = []
    setSearch({ text, hits, until: 0 })
    for (let from = 1; from <= pages; from += PAGES_PER_REQUEST) {
      const to = Math.min(pages, from + PAGES_PER_REQUEST - 1)
      const answer = await port.ask({ kind: 'find', document, text, from, to }, control.signal)
      if (!answer.ok) return undefined
      if (hits.length === 0 && answer.value.hits[0]) onGo(answer.value.hits[0].page)
      hits = [...hits, ...answer.value.hits]
      setSearch({ text, hits, until: to })
    }
    return undefined
  }
  useEffect(
    () => () => {
      running.current?.abort()
      onFound('')
    },
    [onFound],
  )

  const total = search?.hits.reduce((sum, { count }) => sum + count, 0) ?? 0
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
        {search &&
          (search.until < pages
            ? t('viewer:search.running', { until: search.until, pages })
            : t(total > 0 ? 'viewer:search.hits' : 'viewer:search.none', {
                count: total,
                pages: search.hits.length,
              }))}
      </p>
      <ol className={styles.rows}>
        {search?.hits.map(({ page, count }) => (
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
