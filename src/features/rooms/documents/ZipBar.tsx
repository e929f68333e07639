import { useQuery } from '@tanstack/react-query'
import { Button, Progress } from 'antd'
import * as z from 'zod/mini'
import { apiQuery, useApiMutation } from '@/shared/api'
import { fetchGenerated } from '@/shared/files/exports'
import { useLiveInvalidation } from '@/shared/live/useLiveInvalidation'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { FileButton } from '@/shared/ui/download/FileButton'
import { useTranslations } from '@/shared/i18n'
import { roomApis } from '../room/rooms.api'
import { useRoom, useRoomApi } from '../room/roomContext'
import { zipApis } from './documents.api'
import styles from './documents.module.css'

/** Ms, while the task runs. */
const POLL_INTERVAL = 1_000

const ZipNews = z.object({ id: z.coerce.string() })

interface ZipBarProps {
  id: string
  onClose: () => void
}

export default function ZipBar({ id, onClose }: ZipBarProps) {
  const t = useTranslations('roomsDocuments')
  const { api, scope } = useRoomApi(zipApis)
  const { name } = useRoom()
  const {
    data: task,
    error,
    refetch,
  } = useQuery({
    ...apiQuery(api.task, { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_INTERVAL : false),
  })
  const retryTask = useApiMutation(api.retry, { invalidates: [api] })
  // The close-out check lists running archives too.
  useLiveInvalidation('vdrZip', [api.task, roomApis[scope].closeOut], {
    schema: ZipNews,
    matches: (news) => news.id === id,
  })
  const state = error ? 'failed' : (task?.state ?? 'running')
  const leftOut = task?.leftOut ?? []
  const retry = async () => {
    if (task) await retryTask({ path: { id } })
    else await refetch()
  }
  return (
    <section className={styles.zip} aria-label={t('roomsDocuments:zip.title')}>
      <span role="status">
        {state === 'running'
          ? t('roomsDocuments:zip.running', { count: task?.files ?? 0 })
          : t(`roomsDocuments:zip.${state}`)}
      </span>
      {error && <ErrorMessage failure={error} />}
      <Progress
        className={styles.zipProgress}
        percent={task?.progress ?? 0}
        status={state === 'failed' ? 'exception' : state === 'done' ? 'success' : 'active'}
        aria-label={t('roomsDocuments:zip.title')}
      />
      {leftOut.length > 0 && (
        <details className={styles.leftOut}>
          <summary>{t('roomsDocuments:zip.leftOut', { count: leftOut.length })}</summary>
          <ul>
            {leftOut.map(({ name, reason }) => (
              <li key={name}>
                {name}: {t(`roomsDocuments:unmarked.${reason}`)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {state === 'failed' && (
        <Button size="small" onClick={() => void retry()}>
          {t('roomsDocuments:zip.retry')}
        </Button>
      )}
      {task?.state === 'done' && task.resource && (
        <FileButton
          size="small"
          fallbackName={`${name}.zip`}
          fetchFile={(options) => fetchGenerated(task.resource!, 'again', options)}
        >
          {t('roomsDocuments:zip.save')}
        </FileButton>
      )}
      <Button size="small" onClick={onClose}>
        {t('roomsDocuments:zip.close')}
      </Button>
    </section>
  )
}
