import { Button, Empty, Skeleton, Tag, Tooltip } from 'antd'
import { Suspense, useState } from 'react'
import { useRoom, useRoomCan } from '@/features/rooms'
import { useSession } from '@/shared/auth/session'
import { fetchExport } from '@/shared/files/exports'
import { formatTime, today } from '@/shared/lib/dates'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListExport } from '@/shared/list/page/ListExport'
import { ListTools } from '@/shared/list/page/ListTools'
import { viewOf, ViewSwitch } from '@/shared/list/page/ViewSwitch'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { NameText } from '@/shared/ui/cells/NameText'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { logApi, type LogRow } from './roomLog.api'
import { ChainNote } from './ChainNote'
import { PublishedKey } from './PublishedKey'
import { LogFilters } from './LogFilters'
import cellStyles from '@/shared/ui/cells/cells.module.css'
import styles from './log.module.css'
import { pagesText, useLogTexts } from './useLogTexts'

const BundleDialog = lazyWithRetry(() => import('./BundleDialog'))
const EntryDialog = lazyWithRetry(() => import('./EntryDialog'))
const Timeline = lazyWithRetry(() => import('./Timeline'))

const VIEWS = ['table', 'timeline'] as const

/** Log of the current room: complete for admins, their own actions for members. It is append-only. */
export default function LogPage() {
  const t = useTranslations('vdrLog')
  const { id: roomId, role } = useRoom()
  const isLeader = role === 'admin'
  const list = useList(logApi.list, { roomId })
  const language = useLanguage()
  const nickName = useSession(({ user }) => user?.nickName ?? '')
  const mayBundle = useRoomCan('log:bundle')
  const { objectOf, durationOf, remarkOf, ruleOf } = useLogTexts()
  const [opened, open] = useState<LogRow | null>(null)
  const [isBundling, setBundling] = useState(false)
  const view = viewOf(VIEWS, list)

  const fields = t('vdrLog:field', { returnObjects: true })
  const results = t('vdrLog:result', { returnObjects: true })
  const anomalyTags = ({ anomalies }: LogRow) =>
    anomalies.map((anomaly) => (
      <Tooltip key={anomaly} title={ruleOf(anomaly)}>
        <Tag color="warning" tabIndex={0}>
          {t(`vdrLog:anomaly.${anomaly}`)}
        </Tag>
      </Tooltip>
    ))
  const columns = columnsOf<LogRow>(fields, [
    ...(isLeader ? [{ key: 'seq', align: 'end' as const, sorter: true, width: 88 }] : []),
    {
      key: 'time',
      isPrimary: true,
      sorter: true,
      width: 152,
      render: (time, row) => <NameButton name={formatTime(time)} onOpen={() => open(row)} />,
    },
    ...(isLeader
      ? [
          {
            key: 'userName',
            title: fields.userId,
            mobileSlot: 'plain' as const,
            width: 112,
            render: (name: string, { tagName }: LogRow) => (
              <>
                <NameText name={name} />
                {tagName && <div className="cell-note">{tagName}</div>}
              </>
            ),
          },
          {
            key: 'tagName',
            title: fields.tagId,
            isHiddenByDefault: true,
            width: 112,
            render: (name: string) => <NameText name={name} />,
          },
          { key: 'role', dict: 'vdr_member_role' as const, isHiddenByDefault: true },
        ]
      : []),
    { key: 'action', dict: 'vdr_log_action', mobileSlot: 'state', width: 96 },
    {
      key: 'nodeName',
      title: fields.nodeId,
      mobileSlot: 'plain',
      width: 240,
      render: (_, row) => {
        const remark = remarkOf(row)
        return (
          <>
            <NameText name={objectOf(row)} />
            {remark && (
              <div className="cell-note">
                <NameText name={remark} />
              </div>
            )}
          </>
        )
      },
    },
    { key: 'pages', width: 72, render: (pages: number[]) => pagesText(pages) || '—' },
    { key: 'seconds', align: 'end', sorter: true, width: 88, render: durationOf },
    {
      key: 'result',
      mobileSlot: 'state',
      width: 88,
      render: (result: LogRow['result']) =>
        result === 'denied' ? <Tag color="error">{results.denied}</Tag> : results[result],
    },
    {
      key: 'anomalies',
      title: fields.anomaly,
      mobileSlot: 'plain',
      width: 112,
      render: (_, row) => anomalyTags(row),
    },
    { key: 'text', isHiddenByDefault: true, render: (_, row) => <NameText name={remarkOf(row)} /> },
    { key: 'before', isHiddenByDefault: true, render: (text: string) => <NameText name={text} /> },
    { key: 'after', isHiddenByDefault: true, render: (text: string) => <NameText name={text} /> },
    { key: 'address', isHiddenByDefault: true },
    { key: 'device', isHiddenByDefault: true },
    ...(isLeader
      ? [
          {
            key: 'hash',
            isHiddenByDefault: true,
            render: (hash: string) => <code title={hash}>{hash.slice(0, 12)}</code>,
          },
        ]
      : []),
  ])
  const table = useTable('vdr:log', columns)
  const { filters } = list
  const shownName = isLeader ? list.rows.find(({ userId }) => userId === filters.userId)?.userName : nickName

  return (
    <ListPage
      title={t('vdrLog:title')}
      list={list}
      table={table}
      actions={mayBundle && <Button onClick={() => setBundling(true)}>{t('vdrLog:bundle.open')}</Button>}
      tools={
        <ListTools list={list} table={view === 'table' ? table : undefined}>
          <ViewSwitch
            list={list}
            views={VIEWS}
            view={view}
            names={t('vdrLog:view', { returnObjects: true })}
          />
          <ListExport
            text={t('vdrLog:export')}
            fallbackName={`log-${today()}.csv`}
            fetchFile={(options) =>
              fetchExport(logApi.exported, { query: { ...list.query, language } }, options)
            }
          />
        </ListTools>
      }
      filter={<LogFilters list={list} isLeader={isLeader} />}
    >
      {view === 'timeline' ? (
        isLeader && !filters.userId ? (
          <Empty
            description={
              <>
                <strong>{t('vdrLog:timeline.choose')}</strong>
                <br />
                {t('vdrLog:timeline.chooseNote')}
              </>
            }
          />
        ) : (
          <Suspense fallback={<Skeleton active />}>
            <Timeline filter={list.query} name={shownName ?? ''} />
          </Suspense>
        )
      ) : (
        <>
          <ChainNote rows={list.rows} />
          <ListTable
            list={list}
            table={table}
            rowClassName={({ result }) => (result === 'denied' ? styles.denied! : '')}
            empty={<ListEmpty list={list} text={t('vdrLog:emptyRoom')} />}
          />
        </>
      )}
      <PublishedKey />
      <Suspense fallback={null}>
        {opened && (
          <EntryDialog
            key={opened.id}
            entry={opened}
            onClose={() => open(null)}
            {...(isLeader && {
              onTimeline: () => {
                open(null)
                list.filter({ userId: opened.userId, view: 'timeline' })
              },
            })}
          />
        )}
        {isBundling && <BundleDialog start={list.query} onClose={() => setBundling(false)} />}
      </Suspense>
    </ListPage>
  )
}

const NameButton = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <button type="button" className={cellStyles.nameButton} aria-haspopup="dialog" onClick={onOpen}>
    {name}
  </button>
)
