import { PrinterOutlined } from '@ant-design/icons'
import { Alert, Button, Card } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { serverToday } from '@/shared/api/serverToday'
import { Can } from '@/shared/auth/permissions'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { DictTag } from '@/shared/dictionary/DictTag'
import { EMPTY_VALUE, priceFormatter } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { BlockedSteps } from '@/shared/workflow/NextSteps'
import { usePageActions } from '@/shared/workflow/usePageActions'
import { projectAddress } from '../project/addresses'
import type { Claim } from './claims.api'
import { claimActions } from './claimActions'
import styles from './claims.module.css'
import { ClaimSteps } from './ClaimSteps'
import { Coverage } from './Coverage'
import { EndorsementForm } from './EndorsementForm'
import { EvidenceList } from './EvidenceList'
import { ClaimJudgements } from './ClaimJudgements'
import { ClaimLog } from './ClaimLog'
import { ClaimSection } from './ClaimSection'
import { ClaimPayments } from './ClaimPayments'
import { Endorsements, useTermFacts } from './PolicyTerms'
import { Supplements } from './Supplements'
import { useClaimViewer } from './useClaimViewer'
import { TimeText } from '@/shared/ui/cells/TimeText'

/** Shown next to the main action; printing is an additional one. */
const MAX_SECONDARY_ACTIONS = 1

export function ClaimDetail({ claim }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  const viewer = useClaimViewer()
  const { start, dialog } = useActionDialog(claimActions, viewer)
  const { no, state, siblings } = claim
  const steps = { flow: claimActions, viewer, subject: claim }
  const pageActions = usePageActions({
    ...steps,
    max: MAX_SECONDARY_ACTIONS,
    onStart: (action) => start(action, claim),
  })
  return (
    <>
      <PageTitle
        title={no}
        note={<DictTag type="claim_status" value={state} />}
        primary={pageActions.primary}
        actions={
          <>
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {t('implementationClaims:detail.print')}
            </Button>
            {pageActions.actions}
          </>
        }
        more={pageActions.more}
      />
      <StatusBanner claim={claim} />
      <Card>
        <ClaimSteps claim={claim} />
      </Card>
      <div className={styles.detail}>
        <div className={styles.main}>
          <ClaimSection name="facts" title={t('implementationClaims:detail.facts')}>
            <EventFacts claim={claim} />
          </ClaimSection>
          <ClaimSection name="policy" title={t('implementationClaims:detail.policy')}>
            <PolicyFacts claim={claim} />
          </ClaimSection>
          <ClaimSection name="evidence" title={t('implementationClaims:detail.evidence')}>
            <EvidenceList claim={claim} />
          </ClaimSection>
          <ClaimSection name="supplements" title={t('implementationClaims:detail.supplements')}>
            <Supplements claim={claim} />
          </ClaimSection>
          <ClaimSection name="judgement" title={t('implementationClaims:detail.judgement')}>
            <ClaimJudgements claim={claim} />
          </ClaimSection>
          <ClaimSection name="payments" title={t('implementationClaims:detail.payments')}>
            <ClaimPayments claim={claim} />
          </ClaimSection>
        </div>
        <div className={styles.side}>
          <BlockedSteps {...steps} />
          <ClaimSection name="coverage" title={t('implementationClaims:coverage.title')}>
            <Coverage cover={claim} currency={claim.currency} siblings={siblings} />
          </ClaimSection>
          <ClaimSection name="notes" title={t('implementationClaims:detail.notes')}>
            <ClaimNotes claim={claim} />
          </ClaimSection>
          <ClaimSection name="people" title={t('implementationClaims:detail.log')}>
            <ClaimLog claim={claim} />
          </ClaimSection>
        </div>
      </div>
      {pageActions.drawer}
      {dialog}
    </>
  )
}

/** Banner: rejected, withdrawn, or supplement due. */
function StatusBanner({ claim: { state, reason, supplements } }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  const due = supplements.at(-1)?.due
  if (state === 'rejected' || state === 'withdrawn') {
    return (
      <Alert
        className="list-note"
        type={state === 'rejected' ? 'error' : 'info'}
        showIcon
        title={t(`implementationClaims:detail.${state}`)}
        description={reason}
      />
    )
  }
  if (state !== 'supplement' || !due) return null
  const isOverdue = due < serverToday()
  return (
    <Alert
      className="list-note"
      type="warning"
      showIcon
      title={t(isOverdue ? 'implementationClaims:detail.overdue' : 'implementationClaims:detail.waits', {
        due,
      })}
    />
  )
}

function EventFacts({ claim }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  const field = t('implementationClaims:field', { returnObjects: true })
  const {
    project,
    event,
    occurrence,
    reportDate,
    estimate,
    claimed,
    currency,
    account,
    description,
    ownerName,
  } = claim
  const money = priceFormatter([estimate, claimed])
  return (
    <>
      <DescriptionList
        items={[
          {
            name: field.projectId,
            value: (
              <Can do="implement:project:list" fallback={project.name || EMPTY_VALUE}>
                <Link to={projectAddress(project.id)}>{project.name || project.code}</Link>
              </Can>
            ),
          },
          { name: field.event, value: <DictLabel type="claim_event" value={event} /> },
          { name: field.occurrence, value: occurrence },
          { name: field.reportDate, value: reportDate || EMPTY_VALUE },
          { name: field.estimate, value: money(estimate, currency) },
          { name: field.claimed, value: money(claimed, currency) },
          { name: field.account, value: account || EMPTY_VALUE },
          { name: t('implementationClaims:detail.ownerName'), value: ownerName || EMPTY_VALUE },
        ]}
      />
      {description && <p className={styles.words}>{description}</p>}
    </>
  )
}

function PolicyFacts({ claim }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  const field = t('implementationClaims:field', { returnObjects: true })
  const [isEndorsing, setEndorsing] = useState(false)
  const { policyNo, cover, currency } = claim
  return (
    <>
      <DescriptionList
        items={[
          { name: field.policyNo, value: policyNo },
          { name: field.cover, value: <DictLabel type="claim_cover" value={cover} /> },
          ...useTermFacts(claim, currency),
        ]}
      />
      <Endorsements claim={claim} />
      <Can do="implement:claims:handle">
        <Button onClick={() => setEndorsing(true)}>{t('implementationClaims:endorsement.open')}</Button>
      </Can>
      {isEndorsing && <EndorsementForm claim={claim} onClose={() => setEndorsing(false)} />}
    </>
  )
}

function ClaimNotes({ claim: { notes } }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  if (notes.length === 0) return <p className="cell-note">{t('implementationClaims:note.none')}</p>
  return (
    <ul className={styles.entries}>
      {notes.map(({ time, by, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- notes are added at the end and never change
        <li key={index}>
          <div className={styles.words}>{text}</div>
          <div className="cell-note">
            {by} <TimeText time={time} />
          </div>
        </li>
      ))}
    </ul>
  )
}
