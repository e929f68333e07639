import { useEffect, useState } from 'react'
import { Link, useNavigate, useResolvedPath, useSearchParams } from 'react-router-dom'
import { Can } from '@/shared/auth/permissions'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { conceptProjectsAddress } from '@/entities/projectAddress'
import { AskLink } from '@/shared/ui/AskLink'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { hasDialog, partOf } from '@/shared/workflow/workflowUi'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { usePageActions } from '@/shared/workflow/usePageActions'
import { useTranslations } from '@/shared/i18n'
import { daysSince } from '../components/daysSince'
import { tabAddress, type Tab } from '../model/tabAddress'
import type { Concept } from '../model/answers'
import { actionOf } from '../model/concepts.api'
import { STATE } from '../domain/conceptStates'
import { conceptWorkflow } from '../domain/conceptWorkflow'
import { ConceptStatusTags } from '../components/ConceptStatusTags'
import { useConceptViewer } from '../model/useConceptViewer'
import { conceptActions } from './conceptActions'
import { ConceptBanners } from './ConceptBanners'
import { ConceptTabs } from './ConceptTabs'
import { tabsFor } from './conceptTabs'

const needsViewerReview = ({ isWithheld, review, state }: Concept) =>
  isWithheld || (review !== null && review.mine !== 'none' && state === STATE.secondPending)

/** Shown next to the main action; the AI question is an additional one. */
const MAX_SECONDARY_ACTIONS = 1

export function ConceptDetail({ concept }: { concept: Concept }) {
  const t = useTranslations('concepts', 'conceptsDetail')
  const viewer = useConceptViewer()
  const navigate = useNavigate()
  const listPath = useResolvedPath('..')
  const [search] = useSearchParams()
  // Reviewers start on the decision tab, and stay there when the state changes.
  const [fallback] = useState<Tab>(() => (needsViewerReview(concept) ? 'decision' : 'summary'))
  const { start, dialog } = useActionDialog(
    conceptActions,
    viewer,
    () => void navigate(listPath, { replace: true }),
  )

  const tabs = tabsFor(concept, viewer)
  const shown = tabs.find((tab) => tab === search.get('tab')) ?? fallback

  function startAction(action: string) {
    if (hasDialog(conceptActions, action)) start(action, concept)
    else void navigate(conceptActions.addressOf(partOf(conceptActions, action, concept)))
  }

  const requestedAction = search.get('do')
  useEffect(() => {
    if (requestedAction === null) return
    // Runs once: a reload does not open it again.
    const action = actionOf(requestedAction)
    const isPossible = action && conceptWorkflow.availabilityOf(action, concept, viewer).isAllowed
    const part = isPossible ? partOf(conceptActions, action, concept) : undefined
    void navigate(conceptActions.addressOf(part), { replace: true })
    if (isPossible && hasDialog(conceptActions, action)) startAction(action)
    // oxlint-disable-next-line react/exhaustive-deps -- runs when the address changes, with the state of that moment
  }, [requestedAction])

  const facts = useKeyFacts(concept)
  const pageActions = usePageActions({
    flow: conceptActions,
    viewer,
    subject: concept,
    max: MAX_SECONDARY_ACTIONS,
    shown,
    onStart: startAction,
  })
  return (
    <>
      <PageTitle
        title={concept.name || concept.code || concept.id}
        note={<ConceptStatusTags concept={concept} />}
        facts={facts}
        primary={pageActions.primary}
        actions={
          <>
            {!concept.isWithheld && <AskLink className="button" about={{ concept: concept.id }} />}
            {concept.state === STATE.implementing && <ProjectLink conceptId={concept.id} />}
            {pageActions.actions}
          </>
        }
        more={pageActions.more}
        tabs={
          <LinkTabs
            label={t('conceptsDetail:tabs')}
            tabs={tabs.map((key) => ({ key, text: t(`concepts:part.${key}`), to: tabAddress(key) }))}
            shown={shown}
            replace
          />
        }
      />
      <ConceptBanners concept={concept} />
      <ConceptTabs concept={concept} tabs={tabs} shown={shown} onStart={startAction} />
      {pageActions.drawer}
      {dialog}
    </>
  )
}

/** Empty for a redacted concept. */
function useKeyFacts({ isWithheld, stage, stateTime, askedAmount, currency }: Concept) {
  const t = useTranslations('concepts', 'conceptsDetail')
  const [now] = useState(() => Date.now())
  if (isWithheld) return []
  const days = daysSince(stateTime, now)
  return [
    { name: t('concepts:field.first.stage'), value: <DictLabel type="clinical_phase" value={stage} /> },
    ...(days === null
      ? []
      : [{ name: t('conceptsDetail:fact.stays'), value: t('conceptsDetail:fact.days', { count: days }) }]),
    ...(currency
      ? [
          {
            name: t('conceptsDetail:fact.asked'),
            value: <MoneyText amount={askedAmount} currency={currency} />,
          },
        ]
      : []),
  ]
}

/** Link to the project of a passed concept, for viewers who may see projects. */
function ProjectLink({ conceptId }: { conceptId: string }) {
  const t = useTranslations('conceptsDetail')
  return (
    <Can do="implement:project:list">
      <Link className="button" to={conceptProjectsAddress(conceptId)}>
        {t('conceptsDetail:toProject')}
      </Link>
    </Can>
  )
}
