import { Alert, Button, Card } from 'antd'
import { useRef, type ReactNode, type RefObject } from 'react'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useSingleKeys } from '@/shared/ui/useSingleKeys'
import { useTranslations } from '@/shared/i18n'
import { ListViews } from './ListViews'
import { useSavedViews } from './useSavedViews'
import type { ListLayout } from '../table/useTable'
import type { List } from '../useList'
import styles from '../list.module.css'

interface ListCardProps {
  /** Heading next to the actions, if the list is part of a screen. */
  title?: string
  /** The list is in a card already and renders none of its own. */
  isBare?: boolean
  list: Pick<List<unknown>, 'failure' | 'retry' | 'toLastPage' | 'shown' | 'searchOf'>
  table: ListLayout
  actions?: ReactNode
  top?: ReactNode
  /** Shows the saved views above the filters; true by default. */
  hasViews?: boolean
  filter?: ReactNode
  tools?: ReactNode
  children: ReactNode
}

interface ListPageProps extends ListCardProps {
  title: string
  /** Predefined filters as links; by default the saved views. */
  tabs?: ReactNode
}

export function ListPage({ title, actions, tabs, ...list }: ListPageProps) {
  const { views } = useSavedViews(list.table.name)
  const savedViews = views.length > 0 && <ListViews list={list.list} table={list.table} />
  return (
    <div>
      <PageTitle title={title} actions={actions} tabs={tabs ?? savedViews} />
      <ListCard {...list} hasViews={tabs !== undefined} />
    </div>
  )
}

/** Layout of a list; a failed query replaces the table with the error and a retry. */
export function ListCard({
  title,
  isBare = false,
  list,
  table,
  actions,
  top,
  hasViews = true,
  filter,
  tools,
  children,
}: ListCardProps) {
  const t = useTranslations()
  const part = useRef<HTMLDivElement>(null)
  useListKeys(part)
  const content = (
    <>
      {top}
      {hasViews && <ListViews list={list} table={table} />}
      <div className={styles.listHead}>
        {filter}
        {tools}
      </div>
      {list.toLastPage && (
        <Alert
          className="list-note"
          type="info"
          title={t('list.beyondEnd')}
          action={
            <Button size="small" onClick={list.toLastPage}>
              {t('list.toLastPage')}
            </Button>
          }
        />
      )}
      {list.failure ? (
        <ErrorAlert title={t('list.failed')} failure={list.failure} onRetry={list.retry} />
      ) : (
        children
      )}
    </>
  )
  return (
    <div ref={part} className={title === undefined && !isBare ? styles.listFrame : undefined}>
      {title === undefined ? (
        content
      ) : (
        <Card title={<h2 className="card-title">{title}</h2>} extra={actions}>
          {content}
        </Card>
      )}
    </div>
  )
}

/** `/` focuses the filter, `j` and `k` the first link of the next and previous row, which Enter opens. */
function useListKeys(part: RefObject<HTMLElement | null>) {
  function step(by: number) {
    const rows = [...(part.current?.querySelectorAll('[data-row-key]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const to = at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)
    rows[to]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  useSingleKeys({
    '/': () => part.current?.querySelector<HTMLElement>('[role=search] input')?.focus(),
    j: () => step(1),
    k: () => step(-1),
  })
}
