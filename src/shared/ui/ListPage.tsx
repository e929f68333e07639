import { Alert, Button, Card } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from './FailureNote'
import { PageTitle } from './PageTitle'
import type { List } from './useList'

interface ListPageProps {
  title: string
  list: Pick<List<unknown>, 'failure' | 'retry' | 'toLastPage'>
  actions?: ReactNode
  filter?: ReactNode
  children: ReactNode
}

/** Places the parts of a list screen; a failed read shows in place of the table, with a retry. */
export function ListPage({ title, list, actions, filter, children }: ListPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={title} actions={actions} />
      <Card styles={{ body: { padding: 16 } }}>
        {filter}
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
          <FailureNote title={t('list.failed')} failure={list.failure} onRetry={list.retry} />
        ) : (
          children
        )}
      </Card>
    </>
  )
}
