import { useQuery } from '@tanstack/react-query'
import { CloseOutlined } from '@ant-design/icons'
import { Alert, Button, Card, Skeleton } from 'antd'
import { Suspense, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { isGone, apiQuery } from '@/shared/api'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useTranslations } from '@/shared/i18n'
import { ReadingPair } from '@/shared/viewer/ReadingPair'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { askAddress, type CitationTarget } from '../room/addresses'
import { useRoomApi } from '../room/roomContext'
import { useMayAsk } from '../room/useSide'
import { documentApis, type DocumentDetail } from './documents.api'
import styles from './documents.module.css'
import { comparedPair } from './comparedPair'
import { useReadingAddress } from './addresses'

const RoomViewer = lazyWithRetry(() => import('./RoomViewer'))
const RoomComparison = lazyWithRetry(() => import('./RoomComparison'))

export function DocumentReading({ document }: { document: DocumentDetail }) {
  const { compare, beside: secondId } = useReadingAddress()
  return (
    <div className={styles.reading}>
      <Suspense fallback={<Skeleton active />}>
        {compare === null ? (
          <SingleDocument document={document} secondId={secondId} />
        ) : (
          <ComparedVersions document={document} versionId={compare} />
        )}
      </Suspense>
    </div>
  )
}

const SingleViewLink = ({ text }: { text: string }) => (
  <Link to={useReadingAddress().readAddress()}>{text}</Link>
)

function ComparedVersions({ document, versionId }: { document: DocumentDetail; versionId: string }) {
  const t = useTranslations('roomsDocuments')
  const { id, name } = document
  const pair = comparedPair(document, versionId)
  const alone = <SingleViewLink text={t('roomsDocuments:reading.shownOnly')} />
  if (!pair)
    return <Alert type="warning" showIcon title={t('roomsDocuments:reading.noVersion')} description={alone} />
  const [before, after] = pair
  return (
    <RoomComparison key={versionId} documentId={id} name={name} before={before} after={after} tools={alone} />
  )
}

function useAsk() {
  const { scope, roomId } = useRoomApi(documentApis)
  const mayAsk = useMayAsk()
  const navigate = useNavigate()
  return mayAsk ? (cited: CitationTarget) => void navigate(askAddress(scope, roomId, cited)) : undefined
}

interface SingleDocumentProps {
  document: DocumentDetail
  secondId: string | null
}

function SingleDocument({ document: { id, name, versionNo, versions }, secondId }: SingleDocumentProps) {
  const t = useTranslations('roomsDocuments')
  const ask = useAsk()
  const { otherAddress, startPage, version: versionId } = useReadingAddress()
  const isPair = secondId !== null
  const version = versionId === null ? undefined : versions.find((each) => each.id === versionId)
  if (versionId !== null && !version)
    return (
      <Alert
        type="warning"
        showIcon
        title={t('roomsDocuments:reading.otherVersion')}
        description={<SingleViewLink text={t('roomsDocuments:reading.shownOnly')} />}
      />
    )
  return (
    <ReadingPair>
      <RoomViewer
        // A search hit replaces the current page.
        key={`${version?.id} ${startPage}`}
        documentId={id}
        name={name}
        {...(version ? { version } : {})}
        startPage={startPage}
        isSideBySide={isPair}
        takesFocus
        onAsk={ask && ((page) => ask({ documentId: id, versionNo: version?.no ?? versionNo ?? null, page }))}
        tools={isPair && <CloseReading name={name} to={otherAddress(secondId)} />}
      />
      {isPair && <SecondDocument key={secondId} id={secondId} firstId={id} />}
    </ReadingPair>
  )
}

function SecondDocument({ id, firstId }: { id: string; firstId: string }) {
  const t = useTranslations('roomsDocuments')
  const { api } = useRoomApi(documentApis)
  const { readAddress } = useReadingAddress()
  const ask = useAsk()
  const isSame = id === firstId
  const { data, error, refetch } = useQuery({ ...apiQuery(api.detail, { path: { id } }), enabled: !isSame })
  const alone = <SingleViewLink text={t('roomsDocuments:reading.firstOnly')} />
  if (isSame)
    return (
      <NoticeCard>
        <Alert type="warning" showIcon title={t('roomsDocuments:reading.twin')} description={alone} />
      </NoticeCard>
    )
  if (error && (!data || isGone(error)))
    return (
      <NoticeCard>
        <QueryFallback
          failed={t('roomsDocuments:open.failed')}
          notFound={t('roomsDocuments:open.gone')}
          error={error}
          onRetry={refetch}
        />
        {alone}
      </NoticeCard>
    )
  if (!data) return <Skeleton active />
  const { name, versionNo } = data
  return (
    <RoomViewer
      documentId={id}
      name={name}
      isSideBySide
      onAsk={ask && ((page) => ask({ documentId: id, versionNo: versionNo ?? null, page }))}
      tools={<CloseReading name={name} to={readAddress()} />}
    />
  )
}

const NoticeCard = ({ children }: { children: ReactNode }) => <Card>{children}</Card>

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
