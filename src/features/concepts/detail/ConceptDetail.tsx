import { useEffect, useState } from 'react'
import { Link, useNavigate, useResolvedPath, useSearchParams } from 'react-router-dom'
import { Can } from '@/shared/auth/permissions'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { projectsOfConcept } from '@/entities/projectAddress'
import { AskLink } from '@/shared/ui/AskLink'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { hasDialog, partOf } from '@/shared/workflow/actions'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { usePageActions } from '@/shared/workflow/usePageActions'
import { useTranslations } from '@/shared/i18n'
import { daysSince } from '../components/days'
import { partAddress, type Tab } from '../model/address'
import type { Concept } from '../model/answers'
import { actionOf } from '../model/concepts.api'
import { STATE } from '../domain/states'
import { conceptWorkflow } from '../domain/workflow'
import { StandingTags } from '../components/StandingTags'
import { useViewer } from '../model/viewer'
import { conceptActions } from './actions'
import { Bands } from './Bands'
import { ConceptTabs } from './ConceptTabs'
import { tabsFor } from './tabs'

const isToJudge = ({ isWithheld, review, state }: Concept) =>
  isWithheld || (review !== null && review.mine !== 'none' && state === STATE.secondPending)

/** Actions beside the next one; a question to the AI is another. */
const BESIDE = 1

/** The page of a concept: title, what holds for the whole of it, its tabs, and the dialogs of its actions. */
export function ConceptDetail({ concept }: { concept: Concept }) {
  const t = useTranslations('concepts', 'conceptsDetail')
  const viewer = useViewer()
  const navigate = useNavigate()
  const hall = useResolvedPath('..')
  const [search] = useSearchParams()
  // Who judges it comes for that, and stays there when it moves on.
  const [fallback] = useState<Tab>(() => (isToJudge(concept) ? 'decision' : 'summary'))
  const { start, dialog } = useActionDialog(
    conceptActions,
    viewer,
    () => void navigate(hall, { replace: true }),
  )

  const tabs = tabsFor(concept, viewer)
  const shown = tabs.find((tab) => tab === search.get('tab')) ?? fallback

  function begin(action: string) {
    if (hasDialog(conceptActions, action)) start(action, concept)
    else void navigate(conceptActions.addressOf(partOf(conceptActions, action, concept)))
  }

  const asked = search.get('do')
  useEffect(() => {
    if (asked === null) return
    // Once: a reload does not open it again.
    const action = actionOf(asked)
    const isPossible = action && conceptWorkflow.availabilityOf(action, concept, viewer).isAllowed
    const part = isPossible ? partOf(conceptActions, action, concept) : undefined
    void navigate(conceptActions.addressOf(part), { replace: true })
    if (isPossible && hasDialog(conceptActions, action)) begin(action)
    // oxlint-disable-next-line react/exhaustive-deps -- what the address asks for is done when it comes, as all stands then
  }, [asked])

  const facts = useKeyFacts(concept)
  const head = usePageActions({
    flow: conceptActions,
    viewer,
    subject: concept,
    most: BESIDE,
    shown,
    onStart: begin,
  })
  return (
    <>
      <PageTitle
        title={concept.name || concept.code || concept.id}
        note={<StandingTags concept={concept} />}
        facts={facts}
        primary={head.primary}
        actions={
          <>
            {!concept.isWithheld && <AskLink className="button" about={{ concept: concept.id }} />}
            {concept.state === STATE.implementing && <ProjectLink conceptId={concept.id} />}
            {head.actions}
          </>
        }
        more={head.more}
        tabs={
          <LinkTabs
            label={t('conceptsDetail:tabs')}
            tabs={tabs.map((key) => ({ key, text: t(`concepts:part.${key}`), to: partAddress(key) }))}
            shown={shown}
            replace
          />
        }
      />
      <Bands concept={concept} />
      <ConceptTabs concept={concept} tabs={tabs} shown={shown} onStart={begin} />
      {head.drawer}
      {dialog}
    </>
  )
}

/** What one wants to know of a concept first; nothing of one that is withheld. */
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

/** Leads to the project that a passed concept has become, for who sees projects. */
function ProjectLink({ conceptId }: { conceptId: string }) {
  const t = useTranslations('conceptsDetail')
  return (
    <Can do="implement:project:list">
      <Link className="button" to={projectsOfConcept(conceptId)}>
        {t('conceptsDetail:toProject')}
      </Link>
    </Can>
  )
}
