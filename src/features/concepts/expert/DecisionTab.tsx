import { Alert, Empty } from 'antd'
import { useEffect, useRef } from 'react'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useHasDraft } from '@/shared/form/useDraft'
import { useTranslations } from '@/shared/i18n'
import type { Concept } from '../model/answers'
import { STATE } from '../domain/conceptStates'
import { conceptWorkflow } from '../domain/conceptWorkflow'
import { useConceptViewer } from '../model/useConceptViewer'
import { Addenda } from './Addenda'
import { callDraftKey, ChairCall } from './ChairCall'
import { DecisionDetails } from './DecisionDetails'
import { Declaration } from './Declaration'
import { Dossier } from './Dossier'
import { ReviewSection } from './ReviewSection'
import { Judgements } from './Judgements'
import { DeadlineText, QuorumText } from './Quorum'
import { scoreDraftKey, ScoreForm } from './ScoreForm'
import styles from './expert.module.css'

/**
 * Judgements and the decision. Members of the panel declare first; while the decision is pending, they read the concept
 * next to their scorecard.
 */
export function DecisionTab({ concept }: { concept: Concept }) {
  const t = useTranslations('conceptsExpert')
  const viewer = useConceptViewer()
  // Drafts stay visible, even if the concept has changed meanwhile.
  const hasScoreDraft = useHasDraft(scoreDraftKey(concept.id))
  const hasCallDraft = useHasDraft(callDraftKey(concept.id))
  const revealed = useFocusOnReveal(concept.isWithheld)
  if (concept.isWithheld) return <Declaration concept={concept} />

  const { review, decision, addenda, state } = concept
  const hasDeclared = review?.mine === 'declared' || review?.mine === 'scored'
  const isPending = state === STATE.secondPending
  const isJudging = hasDeclared && isPending
  if (!review && !decision && addenda.length === 0) return <Empty description={t('conceptsExpert:nothing')} />
  const outcome = (
    <>
      <DecisionDetails concept={concept} />
      <Addenda concept={concept} />
    </>
  )
  return (
    <div ref={revealed} tabIndex={-1} className={isJudging ? styles.reviewPanes : undefined}>
      {isJudging && <Dossier concept={concept} />}
      <div className={styles.reviewParts}>
        {!isPending && outcome}
        {conceptWorkflow.availabilityOf('declare', concept, viewer).isAllowed && (
          <Declaration concept={concept} />
        )}
        {review && isPending && <Panel review={review} />}
        {(conceptWorkflow.availabilityOf('score', concept, viewer).isAllowed || hasScoreDraft) && (
          <ScoreForm concept={concept} />
        )}
        {hasDeclared && <Judgements concept={concept} />}
        {(conceptWorkflow.availabilityOf('decide', concept, viewer).isAvailable || hasCallDraft) && (
          <ChairCall concept={concept} />
        )}
        {isPending && outcome}
      </div>
    </div>
  )
}

/** Focuses the content that a declaration reveals, because the pressed button disappears. */
function useFocusOnReveal(isWithheld: boolean) {
  const revealed = useRef<HTMLDivElement>(null)
  const wasWithheld = useRef(isWithheld)
  useEffect(() => {
    if (wasWithheld.current && !isWithheld) revealed.current?.focus()
    wasWithheld.current = isWithheld
  }, [isWithheld])
  return revealed
}

function Panel({ review }: { review: NonNullable<Concept['review']> }) {
  const t = useTranslations('conceptsExpert')
  return (
    <ReviewSection title={t('conceptsExpert:quorum.title')}>
      <DescriptionList
        items={[
          { name: t('conceptsExpert:quorum.judged'), value: <QuorumText review={review} /> },
          { name: t('conceptsExpert:queue.deadline'), value: <DeadlineText deadline={review.deadline} /> },
          { name: t('conceptsExpert:quorum.undeclared'), value: review.undeclared },
          { name: t('conceptsExpert:queue.mine'), value: t(`conceptsExpert:mine.${review.mine}`) },
        ]}
      />
      {review.undeclared > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('conceptsExpert:quorum.waiting', { count: review.undeclared })}
        />
      )}
    </ReviewSection>
  )
}
