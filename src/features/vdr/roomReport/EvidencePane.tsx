import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Radio, Skeleton } from 'antd'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { documentApis, RoomViewer } from '@/features/rooms'
import { assumptionName } from '@/features/valuation'
import { apiQuery, useApiMutation } from '@/shared/api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { hasPages } from '@/shared/viewer/view.api'
import { useTranslations } from '@/shared/i18n'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useConfirmDelete } from '@/shared/ui/useConfirmDelete'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { evidenceApi, sharedReportApi, type Evidence, type RoomReport } from '../reports/sharedReports.api'
import { assumptionKey } from '../reports/evidenceRules'
import { PaneHead } from './PaneHead'
import styles from './roomReport.module.css'
import { useReportAddress } from './useReportAddress'

const INVALIDATED = [evidenceApi, sharedReportApi]

interface EvidencePaneProps {
  report: RoomReport
  evidence: Evidence
  mayModify: boolean
}

export function EvidencePane({ report, evidence, mayModify }: EvidencePaneProps) {
  const t = useTranslations('vdrEvidence', 'valuation', 'valuationForm')
  const { field, documentName: name, versionNo: version, page, state, publishedNo } = evidence
  const about = report.rows.find((row) => assumptionKey(row) === field)
  const latest = publishedNo ?? version
  return (
    <>
      <PaneHead title={about ? assumptionName(t, about) : t('vdrEvidence:evidence')} />
      <div className={styles.paneFacts}>
        <p>{t('vdrEvidence:place', { name, version, page })}</p>
        {state !== 'current' && (
          <Alert type="warning" showIcon title={t(`vdrEvidence:why.${state}`, { version, latest, page })} />
        )}
        <History evidence={evidence} />
        {mayModify && <EvidenceActions evidence={evidence} />}
      </div>
      {state !== 'recycled' && <Place evidence={evidence} />}
    </>
  )
}

function History({ evidence: { by, time, checks } }: { evidence: Evidence }) {
  const t = useTranslations('vdrEvidence')
  return (
    <ul className={styles.history}>
      <li>
        {t('vdrEvidence:history.cited', { by: by || EMPTY_VALUE })} <TimeText time={time} />
      </li>
      {checks.map(({ kind, by: checker, time: at, from, to }) => (
        <li key={`${kind}${at}${from}`}>
          {t(`vdrEvidence:history.${kind}`, { by: checker || EMPTY_VALUE, from, to })} <TimeText time={at} />
        </li>
      ))}
    </ul>
  )
}

function EvidenceActions({
  evidence: { id, state, documentName: name, publishedNo },
}: {
  evidence: Evidence
}) {
  const t = useTranslations('vdrEvidence')
  const { replaceAddress } = useReportAddress()
  const confirm = useApiMutation(evidenceApi.confirm, { invalidates: INVALIDATED })
  const remove = useApiMutation(evidenceApi.remove, { invalidates: INVALIDATED })
  const confirmDelete = useConfirmDelete()
  const { isBusy, failure, submit } = useSubmit()
  return (
    <>
      <div className={styles.acts}>
        {state === 'toCheck' && publishedNo !== null && (
          <Button
            type="primary"
            loading={isBusy}
            onClick={() =>
              void submit(
                () => confirm({ body: { id, version: publishedNo } }),
                () => undefined,
              )
            }
          >
            {t('vdrEvidence:confirm', { version: publishedNo })}
          </Button>
        )}
        <Link className="button" to={replaceAddress(id)}>
          {t('vdrEvidence:replace')}
        </Link>
        <Button
          danger
          type="text"
          onClick={() =>
            confirmDelete(t('vdrEvidence:removed', { name }), () => remove({ path: { ids: id } }))
          }
        >
          {t('vdrEvidence:remove')}
        </Button>
      </div>
      {failure && <SubmitErrorAlert failure={failure} />}
    </>
  )
}

/** Cited place, in the cited or the published version, if the reader may see it. */
function Place({ evidence }: { evidence: Evidence }) {
  const t = useTranslations('vdrEvidence')
  const { documentId, versionId, versionNo, publishedNo, page, region, state } = evidence
  const document = useQuery(apiQuery(documentApis.vdr.detail, { path: { id: documentId } }))
  const hasTwo = state !== 'current' && Boolean(versionId)
  const [wanted, want] = useState<'cited' | 'published'>('cited')
  const isCited = Boolean(versionId) && (wanted === 'cited' || !hasTwo)
  if (!document.data)
    return (
      <QueryFallback
        failed={t('vdrEvidence:documentFailed')}
        error={document.error}
        onRetry={document.refetch}
      />
    )
  const { name, type } = document.data
  const hasPage = isCited || state !== 'pageGone'
  return (
    <>
      {hasTwo && (
        <Radio.Group
          className={styles.which ?? ''}
          aria-label={t('vdrEvidence:which')}
          optionType="button"
          size="small"
          value={wanted}
          onChange={({ target }) => want(target.value as typeof wanted)}
          options={[
            { value: 'cited', label: t('vdrEvidence:cited', { version: versionNo }) },
            { value: 'published', label: t('vdrEvidence:published', { version: publishedNo }) },
          ]}
        />
      )}
      {!hasPages(type) ? (
        <Alert type="info" showIcon title={t('vdrEvidence:notReadable')} />
      ) : (
        <div className={styles.viewer}>
          <Suspense fallback={<Skeleton active />}>
            <RoomViewer
              key={isCited ? 'cited' : 'published'}
              documentId={documentId}
              name={name}
              {...(isCited && versionId ? { version: { id: versionId, no: versionNo } } : {})}
              place={hasPage ? { page, region: region ?? null } : null}
              isSideBySide
            />
          </Suspense>
        </div>
      )}
    </>
  )
}
