import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { apiQuery } from '@/shared/api'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListCard } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { NOTICE_KINDS, noticeApi, type Notice, type NoticeKind } from './notices.api'
import { NoticeSetting } from './NoticeSetting'
import { NoticeText } from './NoticeText'
import { useMarkRead } from './useMarkRead'
import styles from './notices.module.css'

const TAB_PARAMS = { tab: 'notices' }

export default function NoticesTab() {
  const t = useTranslations('accountNotices')
  const list = useList(noticeApi.list, TAB_PARAMS)
  const { data: unread } = useQuery(apiQuery(noticeApi.unreadCount, {}))
  const markRead = useMarkRead()

  const fields = t('accountNotices:field', { returnObjects: true })
  const columns = columnsOf<Notice>(fields, [
    {
      key: 'title',
      isPrimary: true,
      render: (_, notice) => (
        <NoticeText notice={notice} onFollow={() => !notice.isRead && void markRead(notice.id)} />
      ),
    },
    { key: 'kind', render: (kind: NoticeKind) => t(`accountNotices:kind.${kind}`) },
    { key: 'createTime', sorter: true, render: (time: string | null) => <TimeText time={time} /> },
  ])
  const table = useTable('account:notices', columns)

  return (
    <div className={styles.parts}>
      <ListCard
        title={t('accountNotices:title')}
        list={list}
        table={table}
        actions={
          <Button disabled={unread === 0} onClick={() => void markRead()}>
            {t('accountNotices:markAll')}
          </Button>
        }
        tools={<ListTools list={list} table={table} />}
        filter={
          <FilterBar list={list} labels={fields}>
            <SelectFilter
              name="noticeType"
              options={NOTICE_KINDS.map((value) => ({ value, label: t(`accountNotices:kind.${value}`) }))}
            />
            <SelectFilter
              name="isRead"
              options={(['false', 'true'] as const).map((value) => ({
                value,
                label: t(`accountNotices:read.${value}`),
              }))}
            />
          </FilterBar>
        }
      >
        <ListTable
          list={list}
          table={table}
          empty={<ListEmpty list={list} text={t('accountNotices:empty')} />}
          renderActions={(notice: Notice) => (
            <RowActions name={notice.title}>
              {!notice.isRead && (
                <Button type="link" size="small" onClick={() => void markRead(notice.id)}>
                  {t('accountNotices:mark')}
                </Button>
              )}
            </RowActions>
          )}
        />
      </ListCard>
      <NoticeSetting />
    </div>
  )
}
