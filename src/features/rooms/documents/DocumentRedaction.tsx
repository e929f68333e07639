import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Skeleton } from 'antd'
import { Suspense, useMemo, useState } from 'react'
import { apiQuery, useApiMutation } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useNotifyFailure } from '@/shared/ui/useNotifyFailure'
import type { PageBox, PagePlace } from '@/shared/viewer/region'
import { useRoomApi } from '../room/roomContext'
import { ApplyRedaction } from './ApplyRedaction'
import type { DocumentDetail } from './documents.api'
import styles from './documents.module.css'
import { FindRedactions } from './FindRedactions'
import { redactionApis, type ProposedDocument, type Redaction } from './redaction.api'
import { RedactionQueue } from './RedactionQueue'

const RoomViewer = lazyWithRetry(() => import('./RoomViewer'))

/** Redaction of a document's newest version: pages with their regions, and the queue of proposals. */
export default function DocumentRedaction({ document }: { document: DocumentDetail }) {
  const t = useTranslations('roomsDocuments')
  const { api } = useRoomApi(redactionApis)
  const { id: documentId, name, versions } = document
  const { data, error, refetch } = useQuery(apiQuery(api.read, { path: { id: documentId } }))
  const [place, setPlace] = useState<PagePlace | null>(null)
  /** Drawn, and not saved yet. */
  const [drawn, setDrawn] = useState<PagePlace | null>(null)
  const boxes = useMemo(() => boxesOf(data), [data])
  const newest = versions.find(({ id }) => id === data?.id)
  if (!newest || !data)
    return (
      <Card>
        <QueryFallback failed={t('roomsDocuments:redact.failed')} error={error} onRetry={refetch} />
      </Card>
    )
  return (
    <div className={styles.redaction}>
      <Suspense fallback={<Skeleton active />}>
        <RoomViewer
          key={newest.id}
          documentId={documentId}
          name={name}
          version={{ id: newest.id, no: newest.no }}
          place={drawn ?? place}
          boxes={boxes}
          onMark={(page, region) => setDrawn({ page, region })}
        />
      </Suspense>
      <aside className={styles.redactionPane} aria-label={t('roomsDocuments:redact.pane')}>
        <DrawnRegion id={newest.id} drawn={drawn} onDone={() => setDrawn(null)} />
        <FoundHere id={documentId} />
        <RedactionQueue
          redaction={data}
          onShow={(shown) => {
            setDrawn(null)
            setPlace(shown)
          }}
        />
        <ApplyRedaction redaction={data} />
      </aside>
    </div>
  )
}

const boxesOf = (redaction: Redaction | undefined): PageBox[] =>
  (redaction?.rows ?? []).flatMap(({ page, region, state }) =>
    state === 'rejected'
      ? []
      : [{ page, region, style: state === 'accepted' ? ('filled' as const) : ('outline' as const) }],
  )

interface DrawnRegionProps {
  id: string
  drawn: PagePlace | null
  onDone: () => void
}

function DrawnRegion({ id, drawn, onDone }: DrawnRegionProps) {
  const t = useTranslations('roomsDocuments')
  const { api } = useRoomApi(redactionApis)
  const draw = useApiMutation(api.draw, { invalidates: [api.read] })
  const notifyFailure = useNotifyFailure()
  const [isSaving, setSaving] = useState(false)
  if (!drawn?.region) return <p className={styles.redactionNote}>{t('roomsDocuments:redact.draw')}</p>
  const { page, region } = drawn

  async function save() {
    setSaving(true)
    const result = await draw({ body: { id, page, region } })
    setSaving(false)
    if (result.ok) onDone()
    else notifyFailure(result)
  }
  return (
    <Flex wrap gap="small" align="center">
      <span>{t('roomsDocuments:redact.marked', { page })}</span>
      <Button type="primary" size="small" loading={isSaving} onClick={() => void save()}>
        {t('roomsDocuments:redact.add')}
      </Button>
      <Button size="small" onClick={onDone}>
        {t('roomsDocuments:redact.discard')}
      </Button>
    </Flex>
  )
}

function FoundHere({ id }: { id: string }) {
  const t = useTranslations('roomsDocuments')
  const [found, setFound] = useState<ProposedDocument | null>(null)
  return (
    <div>
      <FindRedactions ids={[id]} onFound={([document]) => setFound(document ?? null)} />
      <p className={styles.redactionNote} role="status">
        {found &&
          (found.reason
            ? t(`roomsDocuments:redact.reason.${found.reason}`)
            : found.added === 0
              ? t('roomsDocuments:redact.none')
              : t('roomsDocuments:redact.found', { count: found.added }))}
      </p>
    </div>
  )
}
