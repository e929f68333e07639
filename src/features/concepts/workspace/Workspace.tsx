import { Button, Drawer } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useResolvedPath, useSearchParams } from 'react-router-dom'
import { PageTitle } from '@/shared/ui/PageTitle'
import { partAddress, type Tab } from '../address'
import type { Concept } from '../answers'
import { STATE } from '../domain/states'
import { possibilityOf, type Action } from '../domain/transitions'
import { StandingTags } from '../parts/StandingTags'
import { useViewer } from '../viewer'
import { Bands } from './Bands'
import { ConceptTabs } from './ConceptTabs'
import { useActionDialog } from './dialogs/useActionDialog'
import { NextSteps } from './NextSteps'
import { isAction, isDialogAction, stepsFor, tabOf } from './steps'
import { tabsFor } from './tabs'

const isToJudge = ({ isWithheld, review, state }: Concept) =>
  isWithheld || (review !== null && review.mine !== 'none' && state === STATE.secondPending)

/** The workspace of a concept: title, what holds for the whole of it, its tabs, and the dialogs of its actions. */
export function Workspace({ concept }: { concept: Concept }) {
  const { t } = useTranslation('conceptsWorkspace')
  const viewer = useViewer()
  const navigate = useNavigate()
  const hall = useResolvedPath('..')
  const [search] = useSearchParams()
  const [isListed, setListed] = useState(false)
  // Who judges it comes for that, and stays there when it moves on.
  const [fallback] = useState<Tab>(() => (isToJudge(concept) ? 'decision' : 'summary'))
  const { start, dialog } = useActionDialog()

  const tabs = tabsFor(concept, viewer)
  const shown = tabs.find((tab) => tab === search.get('tab')) ?? fallback

  function begin(action: Action) {
    setListed(false)
    if (isDialogAction(action))
      start({ action, concept, onRemoved: () => void navigate(hall, { replace: true }) })
    else void navigate(partAddress(tabOf(action, concept)))
  }

  const asked = search.get('do')
  useEffect(() => {
    if (asked === null) return
    // Once: a reload does not open it again.
    const isPossible = isAction(asked) && possibilityOf(asked, concept, viewer).isAllowed
    const tab = isAction(asked) ? tabOf(asked, concept) : shown
    void navigate(partAddress(isPossible ? tab : 'summary'), { replace: true })
    if (isPossible && isDialogAction(asked)) begin(asked)
    // oxlint-disable-next-line react/exhaustive-deps -- what the address asks for is done when it comes, as all stands then
  }, [asked])

  const steps = stepsFor(concept, viewer)
  return (
    <>
      <PageTitle
        title={concept.name || concept.code || concept.id}
        note={<StandingTags concept={concept} />}
        actions={
          shown !== 'summary' && (
            <Button onClick={() => setListed(true)}>{t('steps.button', { count: steps.open.length })}</Button>
          )
        }
      />
      <Bands concept={concept} />
      <ConceptTabs concept={concept} tabs={tabs} shown={shown} onStart={begin} />
      {isListed && (
        <Drawer open title={t('steps.title')} onClose={() => setListed(false)}>
          <NextSteps concept={concept} onStart={begin} onFollow={() => setListed(false)} />
        </Drawer>
      )}
      {dialog}
    </>
  )
}
