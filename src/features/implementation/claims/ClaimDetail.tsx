import { PrinterOutlined } from '@ant-design/icons'
import { Alert, Button, Card } from 'antd'
import { Link } from 'react-router-dom'
import { serverToday } from '@/shared/api/serverToday'
import { Can } from '@/shared/auth/permissions'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { DictTag } from '@/shared/dictionary/DictTag'
import { EMPTY_VALUE, formatPercent, pricesOf, formatPrice } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { BlockedSteps } from '@/shared/workflow/NextSteps'
import { usePageActions } from '@/shared/workflow/usePageActions'
import { shareOf } from '../domain/coverage'
import { projectAddress } from '../project/addresses'
import type { Claim } from './claims.api'
import { claimActions } from './claimActions'
import styles from './claims.module.css'
import { ClaimSteps } from './ClaimSteps'
import { Coverage } from './Coverage'
import { EvidenceList } from './EvidenceList'
import { Judgements } from './Judgements'
import { Log } from './Log'
import { Part } from './Part'
import { Payments } from './Payments'
import { Supplements } from './Supplements'
import { useClaimViewer } from './useClaimViewer'
import { TimeText } from '@/shared/ui/cells/TimeText'

/** Actions beside the next one; printing is another. */
const BESIDE = 1

/** The page of a claim: its way, what it rests on, what was said and paid; it prints as it stands. */
export function ClaimDetail({ claim }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  const viewer = useClaimViewer()
  const { start, dialog } = useActionDialog(claimActions, viewer)
  const { no, state, siblings } = claim
  const steps = { flow: claimActions, viewer, subject: claim }
  const head = usePageActions({ ...steps, most: BESIDE, onStart: (action) => start(action, claim) })
  return (
    <>
      <PageTitle
        title={no}
        note={<DictTag type="claim_status" value={state} />}
        primary={head.primary}
        actions={
          <>
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {t('implementationClaims:detail.print')}
            </Button>
            {head.actions}
          </>
        }
        more={head.more}
      />
      <Standing claim={claim} />
      <Card>
        <ClaimSteps claim={claim} />
      </Card>
      <div className={styles.detail}>
        <div className={styles.main}>
          <Part name="facts" title={t('implementationClaims:detail.facts')}>
            <EventFacts claim={claim} />
          </Part>
          <Part name="policy" title={t('implementationClaims:detail.policy')}>
            <PolicyFacts claim={claim} />
          </Part>
          <Part name="evidence" title={t('implementationClaims:detail.evidence')}>
            <EvidenceList claim={claim} />
          </Part>
          <Part name="supplements" title={t('implementationClaims:detail.supplements')}>
            <Supplements claim={claim} />
          </Part>
          <Part name="judgement" title={t('implementationClaims:detail.judgement')}>
            <Judgements claim={claim} />
          </Part>
          <Part name="payments" title={t('implementationClaims:detail.payments')}>
            <Payments claim={claim} />
          </Part>
        </div>
        <div className={styles.side}>
          <BlockedSteps {...steps} />
          <Part name="coverage" title={t('implementationClaims:coverage.title')}>
            <Coverage cover={claim} currency={claim.currency} siblings={siblings} />
          </Part>
          <Part name="notes" title={t('implementationClaims:detail.notes')}>
            <Notes claim={claim} />
          </Part>
          <Part name="people" title={t('implementationClaims:detail.log')}>
            <Log claim={claim} />
          </Part>
        </div>
      </div>
      {head.drawer}
      {dialog}
    </>
  )
}

/** What holds for the whole of it: it was refused or given up, or waits for its owner. */
function Standing({ claim: { state, reason, supplements } }: { claim: Claim }) {
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
  const money = pricesOf([estimate, claimed])
  return (
    <>
      <DescriptionList
        facts={[
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
  const {
    policyNo,
    insurer,
    insured,
    beneficiaries,
    cover,
    periodFrom,
    periodTo,
    premium,
    subsidy,
    currency,
  } = claim
  const money = (amount: number | null) => (amount === null ? EMPTY_VALUE : formatPrice(amount, currency))
  return (
    <DescriptionList
      facts={[
        { name: field.policyNo, value: policyNo },
        { name: field.insurer, value: insurer },
        { name: field.cover, value: <DictLabel type="claim_cover" value={cover} /> },
        { name: field.insured, value: insured },
        { name: field.beneficiaries, value: beneficiaries },
        { name: t('implementationClaims:detail.period'), value: `${periodFrom} – ${periodTo}` },
        { name: field.premium, value: money(premium) },
        { name: field.subsidy, value: formatPercent(subsidy === null ? null : subsidy / 100) },
        {
          name: t('implementationClaims:coverage.ownShare'),
          value: money(premium === null ? null : shareOf(premium, 100 - (subsidy ?? 0))),
        },
      ]}
    />
  )
}

/** Words between those who have a part in a claim. */
function Notes({ claim: { notes } }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  if (notes.length === 0) return <p className="cell-note">{t('implementationClaims:note.none')}</p>
  return (
    <ul className={styles.entries}>
      {notes.map(({ time, by, text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- notes are added at the end and never change
        <li key={at}>
          <div className={styles.words}>{text}</div>
          <div className="cell-note">
            {by} <TimeText time={time} />
          </div>
        </li>
      ))}
    </ul>
  )
}
