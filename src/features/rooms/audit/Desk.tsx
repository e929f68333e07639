import { Alert, Card, Segmented, Skeleton } from 'antd'
import { Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams, type To } from 'react-router-dom'
import { changeSearchParams } from '@/shared/list/searchParams'
import type { List } from '@/shared/list/useList'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useSingleKeys } from '@/shared/ui/useSingleKeys'
import { useTranslations } from '@/shared/i18n'
import { SizeText } from '@/shared/ui/cells/SizeText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { LEVEL } from '../domain/levels'
import type { Submission } from './audit.api'
import { Checks } from './Checks'
import { ApproveForm, GiveBackForm, RejectForm } from './DecisionForms'
import { WaitingTime } from './WaitingTime'
import styles from './audit.module.css'
import { useSession } from '@/shared/auth/session'
import { useRoom } from '../room/roomContext'
import { versionWorkflow } from '../domain/versionWorkflow'

const RoomViewer = lazyWithRetry(() => import('../documents/RoomViewer'))
const RoomComparison = lazyWithRetry(() => import('../documents/RoomComparison'))

const COMPARE_PARAM = 'compare'

interface DeskProps {
  list: List<Submission>
  openId: string
  addressOf: (id: string) => To
  queueAddress: To
}

export function Desk({ list, openId, addressOf, queueAddress }: DeskProps) {
  const t = useTranslations('roomsAudit')
  const navigate = useNavigate()
  const index = list.rows.findIndex(({ id }) => id === openId)
  const open = list.rows[index]
  /** Shown after the decision, when this version leaves the queue. */
  const next = list.rows[index + 1] ?? list.rows[index - 1]

  const step = (by: number) => {
    const other = list.rows[index + by]
    if (other) void navigate(addressOf(other.id), { replace: true })
  }
  useSingleKeys({ j: () => step(1), k: () => step(-1) })

  return (
    <>
      <PageTitle
        title={open?.name ?? t('roomsAudit:title')}
        actions={<Link to={queueAddress}>{t('roomsAudit:backToQueue')}</Link>}
      />
      {list.failure ? (
        <ErrorAlert title={t('roomsAudit:failed')} failure={list.failure} onRetry={list.retry} />
      ) : list.isLoading ? (
        <Skeleton active />
      ) : (
        <div className={styles.desk}>
          <nav className={styles.queue} aria-label={t('roomsAudit:queue')}>
            <ul>
              {list.rows.map((row) => (
                <li key={row.id}>
                  <Link to={addressOf(row.id)} replace aria-current={row.id === openId ? 'true' : undefined}>
                    {row.name}
                    <span className={styles.reason}>
                      {row.submitterName} · <WaitingTime since={row.submitTime} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {open ? (
            <>
              <section className={styles.reading} aria-label={open.name}>
                <SubmissionReader key={open.id} submission={open} />
              </section>
              <Card role="region" aria-label={t('roomsAudit:decide')}>
                <Decision
                  key={open.id}
                  submission={open}
                  onDecided={() => void navigate(next ? addressOf(next.id) : queueAddress, { replace: true })}
                />
              </Card>
            </>
          ) : (
            <Alert type="info" showIcon title={t('roomsAudit:gone')} />
          )}
        </div>
      )}
    </>
  )
}

function SubmissionReader({ submission }: { submission: Submission }) {
  const t = useTranslations('roomsAudit')
  const [params] = useSearchParams()
  const { id, documentId, name, versionNo, currentVersionId, currentVersionNo } = submission
  const viewerProps = { documentId, name, level: LEVEL.view }
  const version = { id, no: versionNo }
  const current = currentVersionId && currentVersionNo ? { id: currentVersionId, no: currentVersionNo } : null
  const isCompared = current !== null && params.has(COMPARE_PARAM)
  return (
    <>
      {current && (
        <LinkTabs
          label={t('roomsAudit:reading')}
          shown={isCompared ? 'compared' : 'alone'}
          replace
          tabs={[
            {
              key: 'alone',
              text: t('roomsAudit:version', { no: versionNo }),
              to: { search: `?${changeSearchParams(params, { [COMPARE_PARAM]: undefined })}` },
            },
            {
              key: 'compared',
              text: t('roomsAudit:compared', { no: current.no }),
              to: { search: `?${changeSearchParams(params, { [COMPARE_PARAM]: '1' })}` },
            },
          ]}
        />
      )}
      <Suspense fallback={<Skeleton active />}>
        {isCompared ? (
          <RoomComparison {...viewerProps} before={current} after={version} />
        ) : (
          <RoomViewer {...viewerProps} version={version} />
        )}
      </Suspense>
    </>
  )
}

const FORMS = { approve: ApproveForm, giveBack: GiveBackForm, reject: RejectForm } as const
type Kind = keyof typeof FORMS
const KINDS = Object.keys(FORMS) as Kind[]

function Decision({ submission, onDecided }: { submission: Submission; onDecided: () => void }) {
  const t = useTranslations('roomsAudit')
  const blockedReason = useBlockedReason()(submission)
  const [kind, setKind] = useState<Kind>('approve')
  useSingleKeys({ a: () => setKind('approve'), r: () => setKind('reject') })
  const Form = FORMS[kind]
  const { folders, versionNo, currentVersionNo, submitterName, submitTime, size, pages, partyName, keptBy } =
    submission
  return (
    <div className={styles.decide}>
      <DescriptionList
        items={[
          { name: t('roomsAudit:field.folder'), value: folders.join(' / ') || t('roomsAudit:top') },
          {
            name: t('roomsAudit:field.versionNo'),
            value: currentVersionNo
              ? t('roomsAudit:replaces', { no: versionNo, current: currentVersionNo })
              : t('roomsAudit:version', { no: versionNo }),
          },
          ...(partyName ? [{ name: t('roomsAudit:field.partyName'), value: partyName }] : []),
          { name: t('roomsAudit:field.submitterName'), value: submitterName || EMPTY_VALUE },
          { name: t('roomsAudit:field.submitTime'), value: <TimeText time={submitTime} /> },
          { name: t('roomsAudit:field.size'), value: <SizeText bytes={size} /> },
          { name: t('roomsAudit:field.pages'), value: pages ?? EMPTY_VALUE },
        ]}
      />
      <h2 className="card-title">{t('roomsAudit:field.checks')}</h2>
      <Checks checks={submission.checks} />
      {blockedReason === 'own' ? (
        <Alert type="info" showIcon title={t('roomsAudit:own')} />
      ) : blockedReason === 'notNow' ? (
        <Decided submission={submission} />
      ) : (
        <>
          <h2 className="card-title">{t('roomsAudit:decide')}</h2>
          {keptBy.length > 0 && (
            <Alert type="warning" showIcon title={t('roomsAudit:keptBy', { names: keptBy.join(', ') })} />
          )}
          <Segmented
            block
            aria-label={t('roomsAudit:decide')}
            value={kind}
            onChange={setKind}
            options={KINDS.map((value) => ({ value, label: t(`roomsAudit:kind.${value}`) }))}
          />
          <Form submission={submission} onDecided={onDecided} />
        </>
      )}
    </div>
  )
}

function Decided({ submission: { deciderName, decideTime, reason, state } }: { submission: Submission }) {
  const t = useTranslations('roomsAudit')
  return (
    <Alert
      type={state === 'rejected' ? 'warning' : 'info'}
      showIcon
      title={deciderName ? t('roomsAudit:decidedBy', { name: deciderName }) : t('roomsAudit:notNow')}
      description={
        <>
          {decideTime && <TimeText time={decideTime} />} {reason}
        </>
      }
    />
  )
}

/**
 * Returns a function that gives the reason why the user cannot decide a submission: `notNow` if it is not waiting,
 * `own` if it is their own; null if they can.
 */
function useBlockedReason() {
  const room = useRoom()
  const userId = useSession(({ user }) => user?.userId ?? '')
  const isOpen = room.state === 'active'
  const level = room.role === 'admin' ? LEVEL.manage : LEVEL.none
  return (submission: Submission): 'own' | 'notNow' | null => {
    const facts = { ...submission, stateBefore: null }
    const { isAllowed, isAvailable } = versionWorkflow.availabilityOf('approve', facts, {
      userId,
      role: room.role,
      level,
      isOpen,
    })
    if (isAllowed) return null
    return isAvailable ? 'own' : 'notNow'
  }
}
