import { useQuery } from '@tanstack/react-query'
import { CloseOutlined } from '@ant-design/icons'
import { Alert, Button, Card, Skeleton } from 'antd'
import { Suspense, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { isGone, read } from '@/shared/api'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useTranslations } from '@/shared/i18n'
import { ReadingPair } from '@/shared/viewer/ReadingPair'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { askAddress, type Cited } from '../room/addresses'
import { useRoomApi } from '../room/roomContext'
import { useMayAsk } from '../room/useSide'
import { documentApis, type DocumentDetail } from './documents.api'
import styles from './documents.module.css'
import { comparedPair } from './comparedPair'
import { useReadingAddress } from './addresses'

const RoomViewer = lazyWithRetry(() => import('./RoomViewer'))
const RoomComparison = lazyWithRetry(() => import('./RoomComparison'))

/** A document being read: by itself, compared with another version of it, or beside another document. */
export function DocumentReading({ document }: { document: DocumentDetail }) {
  const { compare, beside } = useReadingAddress()
  return (
    <div className={styles.reading}>
      <Suspense fallback={<Skeleton active />}>
        {compare === null ? (
          <Read document={document} besideId={beside} />
        ) : (
          <Compared document={document} versionId={compare} />
        )}
      </Suspense>
    </div>
  )
}

/** A way out of what the address asks for, in the bar or below a sentence. */
const OneOnly = ({ text }: { text: string }) => <Link to={useReadingAddress().readAddress()}>{text}</Link>

function Compared({ document, versionId }: { document: DocumentDetail; versionId: string }) {
  const t = useTranslations('roomsDocuments')
  const { id, name, level } = document
  const pair = comparedPair(document, versionId)
  const alone = <OneOnly text={t('roomsDocuments:reading.shownOnly')} />
  if (!pair)
    return <Alert type="warning" showIcon title={t('roomsDocuments:reading.noVersion')} description={alone} />
  const [before, after] = pair
  return (
    <RoomComparison
      key={versionId}
      documentId={id}
      name={name}
      level={level}
      before={before}
      after={after}
      tools={alone}
    />
  )
}

/** Leads to where something is asked about a page; undefined for who may not. */
function useAsk() {
  const { scope, roomId } = useRoomApi(documentApis)
  const mayAsk = useMayAsk()
  const navigate = useNavigate()
  return mayAsk ? (cited: Cited) => void navigate(askAddress(scope, roomId, cited)) : undefined
}

interface ReadProps {
  document: DocumentDetail
  /** Of a second document. */
  besideId: string | null
}

function Read({ document: { id, name, level, versionNo, versions }, besideId }: ReadProps) {
  const t = useTranslations('roomsDocuments')
  const ask = useAsk()
  const { otherAddress, startPage, version: versionId } = useReadingAddress()
  const isPair = besideId !== null
  const version = versionId === null ? undefined : versions.find((each) => each.id === versionId)
  if (versionId !== null && !version)
    return (
      <Alert
        type="warning"
        showIcon
        title={t('roomsDocuments:reading.otherVersion')}
        description={<OneOnly text={t('roomsDocuments:reading.shownOnly')} />}
      />
    )
  return (
    <ReadingPair>
      <RoomViewer
        // A page that was found takes the place of the one on show.
        key={`${version?.id} ${startPage}`}
        documentId={id}
        name={name}
        level={level}
        {...(version ? { version } : {})}
        startPage={startPage}
        isBeside={isPair}
        takesFocus
        onAsk={ask && ((page) => ask({ documentId: id, versionNo: version?.no ?? versionNo ?? null, page }))}
        tools={isPair && <CloseReading name={name} to={otherAddress(besideId)} />}
      />
      {isPair && <Second key={besideId} id={besideId} firstId={id} />}
    </ReadingPair>
  )
}

/** The document beside the one that is open, read as far as its own level allows. */
function Second({ id, firstId }: { id: string; firstId: string }) {
  const t = useTranslations('roomsDocuments')
  const { api } = useRoomApi(documentApis)
  const { readAddress } = useReadingAddress()
  const ask = useAsk()
  const isTwin = id === firstId
  const { data, error, refetch } = useQuery({ ...read(api.detail, { path: { id } }), enabled: !isTwin })
  const alone = <OneOnly text={t('roomsDocuments:reading.firstOnly')} />
  if (isTwin)
    return (
      <Unread>
        <Alert type="warning" showIcon title={t('roomsDocuments:reading.twin')} description={alone} />
      </Unread>
    )
  if (error && (!data || isGone(error)))
    return (
      <Unread>
        <QueryFallback
          failed={t('roomsDocuments:open.failed')}
          gone={t('roomsDocuments:open.gone')}
          error={error}
          onRetry={refetch}
        />
        {alone}
      </Unread>
    )
  if (!data) return <Skeleton active />
  const { name, level, versionNo } = data
  return (
    <RoomViewer
      documentId={id}
      name={name}
      level={level}
      isBeside
      onAsk={ask && ((page) => ask({ documentId: id, versionNo: versionNo ?? null, page }))}
      tools={<CloseReading name={name} to={readAddress()} />}
    />
  )
}

const Unread = ({ children }: { children: ReactNode }) => <Card>{children}</Card>

/** Takes one of two documents off the screen; the other stays. */
function CloseReading({ name, to }: { name: string; to: string }) {
  const t = useTranslations('roomsDocuments')
  const navigate = useNavigate()
  const label = t('roomsDocuments:reading.close', { name })
  return (
    <Button
      type="text"
      icon={<CloseOutlined />}
      aria-label={label}
      title={label}
      onClick={() => void navigate(to)}
    />
  )
}
