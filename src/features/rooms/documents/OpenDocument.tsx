import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Flex, Skeleton } from 'antd'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { call, isGone, apiQuery } from '@/shared/api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { AskLink } from '@/shared/ui/AskLink'
import { SizeText } from '@/shared/ui/cells/SizeText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { FileButton } from '@/shared/ui/download/FileButton'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { PageTitle } from '@/shared/ui/PageTitle'
import { hasPages } from '@/shared/viewer/view.api'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { LEVEL } from '../domain/levels'
import { WhyLevel } from '../rights/WhyLevel'
import { useRoom, useRoomApi, useRoomCan } from '../room/roomContext'
import { documentApis, type RoomNode, type Unmarked } from './documents.api'
import { PartyVersions } from './PartyVersions'
import { SecondDocumentDialog } from './SecondDocumentDialog'
import { DocumentReading } from './DocumentReading'
import styles from './documents.module.css'
import { VersionRow } from './VersionRow'
import { LevelChip } from '../rights/LevelChip'
import { useReadingAddress } from './addresses'
import type { Tree } from './treeModel'

const DocumentRedaction = lazyWithRetry(() => import('./DocumentRedaction'))

interface OpenDocumentProps {
  id: string
  tree: Tree<RoomNode>
  onMove: (node: RoomNode) => void
}

export function OpenDocument({ id, tree, onMove }: OpenDocumentProps) {
  const t = useTranslations('roomsDocuments')
  const { api, scope, roomId } = useRoomApi(documentApis)
  const { role, state } = useRoom()
  const navigate = useNavigate()
  const {
    isOn: isReading,
    isRedacting,
    readAddress,
    redactAddress,
    factsAddress,
    folderAddress,
  } = useReadingAddress()
  const mayRedact = useRoomCan('document:edit')
  const [isChoosing, setChoosing] = useState(false)
  const { data: document, error, refetch } = useQuery(apiQuery(api.detail, { path: { id } }))

  if (!document || isGone(error))
    return (
      <div>
        <PageTitle title={t('roomsDocuments:title')} />
        <Card>
          <QueryFallback
            failed={t('roomsDocuments:open.failed')}
            notFound={t('roomsDocuments:open.gone')}
            error={error}
            onRetry={refetch}
          />
        </Card>
      </div>
    )
  const { name, indexNo, level, versions } = document
  const labels = t('roomsDocuments:field', { returnObjects: true })
  return (
    <div>
      <PageTitle
        title={[indexNo, name].filter(Boolean).join(' ')}
        note={
          <>
            <LevelChip level={level} />
            {level >= LEVEL.view && <AskLink about={{ room: roomId, document: id, scope }} />}
          </>
        }
        actions={
          <>
            <Link to={folderAddress}>{t('roomsDocuments:open.back')}</Link>
            {hasPages(document.type) && (
              <>
                <Button onClick={() => setChoosing(true)}>{t('roomsDocuments:reading.beside')}</Button>
                <Button
                  type="primary"
                  onClick={() => void navigate(isReading ? factsAddress : readAddress())}
                >
                  {t(isReading ? 'roomsDocuments:open.facts' : 'roomsDocuments:open.read')}
                </Button>
              </>
            )}
            {level >= LEVEL.manage && mayRedact && hasPages(document.type) && (
              <Button onClick={() => void navigate(isRedacting ? factsAddress : redactAddress)}>
                {t(isRedacting ? 'roomsDocuments:redact.close' : 'roomsDocuments:redact.open')}
              </Button>
            )}
            {level >= LEVEL.manage && state === 'active' && (
              <Button onClick={() => onMove(document)}>{t('roomsDocuments:move.do')}</Button>
            )}
          </>
        }
      />
      {!hasPages(document.type) && (
        <Alert type="info" showIcon title={t('roomsDocuments:open.noPages', { type: document.type ?? '' })} />
      )}
      {isRedacting ? (
        <Suspense fallback={<Skeleton active />}>
          <DocumentRedaction document={document} />
        </Suspense>
      ) : isReading ? (
        <DocumentReading document={document} />
      ) : (
        <Card>
          <div className={styles.facts}>
            <Downloads document={document} unmarked={document.unmarked ?? null} />
            <DescriptionList
              items={[
                { name: labels.type, value: document.type ?? EMPTY_VALUE },
                { name: labels.size, value: <SizeText bytes={document.size} /> },
                { name: labels.pages, value: document.pages ?? EMPTY_VALUE },
                { name: labels.versionNo, value: document.versionNo ?? EMPTY_VALUE },
                { name: labels.updateTime, value: <TimeText time={document.updateTime ?? null} /> },
                { name: labels.updateBy, value: document.updateBy || EMPTY_VALUE },
                {
                  name: labels.level,
                  value: (
                    <>
                      <LevelChip level={level} />
                      <WhyLevel nodeId={id} text={t('roomsDocuments:open.why')} />
                    </>
                  ),
                },
                ...(role === 'admin'
                  ? [
                      { name: labels.views, value: document.views ?? EMPTY_VALUE },
                      { name: labels.downloads, value: document.downloads ?? EMPTY_VALUE },
                    ]
                  : []),
              ]}
            />
            <section aria-label={t('roomsDocuments:open.versions')}>
              <h2 className="card-title">{t('roomsDocuments:open.versions')}</h2>
              <ul className={styles.versions}>
                {versions.map((version) => (
                  <VersionRow key={version.id} document={document} version={version} />
                ))}
              </ul>
            </section>
            <PartyVersions document={document} />
          </div>
        </Card>
      )}
      {isChoosing && (
        <SecondDocumentDialog
          tree={tree}
          documentId={id}
          onClose={() => setChoosing(false)}
          onChosen={(secondId) => {
            setChoosing(false)
            void navigate(readAddress({ beside: secondId }))
          }}
        />
      )}
    </div>
  )
}

function Downloads({ document, unmarked }: { document: RoomNode; unmarked: Unmarked | null }) {
  const { id, name, level } = document
  const t = useTranslations('roomsDocuments')
  const { api } = useRoomApi(documentApis)
  const fetchCopy = (kind: 'marked' | 'original') => (options: Parameters<typeof call>[2]) =>
    call(api.download, { path: { id }, query: { kind } }, options)
  if (level < LEVEL.downloadMarked)
    return (
      <Alert
        type="info"
        showIcon
        title={t(level === LEVEL.fence ? 'roomsDocuments:open.fenced' : 'roomsDocuments:open.notAllowed')}
      />
    )
  return (
    <Flex wrap gap="small">
      {unmarked === null ? (
        <FileButton fetchFile={fetchCopy('marked')} fallbackName={`${name}.pdf`}>
          {t('roomsDocuments:open.marked')}
        </FileButton>
      ) : (
        <Alert type="info" showIcon title={t(`roomsDocuments:unmarked.${unmarked}`)} />
      )}
      {level >= LEVEL.downloadOriginal && (
        <FileButton fetchFile={fetchCopy('original')} fallbackName={name}>
          {t('roomsDocuments:open.original')}
        </FileButton>
      )}
    </Flex>
  )
}
