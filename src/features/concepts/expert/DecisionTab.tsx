import { Alert, Empty } from 'antd'
import { useEffect, useRef } from 'react'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useHasDraft } from '@/shared/form/useDraft'
import { useTranslations } from '@/shared/i18n'
import type { Concept } from '../model/answers'
import { STATE } from '../domain/states'
import { conceptWorkflow } from '../domain/workflow'
import { useViewer } from '../model/viewer'
import { Addenda } from './Addenda'
import { callDraft, ChairCall } from './ChairCall'
import { DecisionShown } from './DecisionShown'
import { Declaration } from './Declaration'
import { Dossier } from './Dossier'
import { ReviewPart } from './ReviewPart'
import { Judgements } from './Judgements'
import { DeadlineText, QuorumText } from './Quorum'
import { scoreDraft, ScoreForm } from './ScoreForm'
import styles from './expert.module.css'

/**
 * Judgements and the decision. A member of the panel declares first; while the decision is awaited he reads the
 * concept beside what he judges.
 */
export function DecisionTab({ concept }: { concept: Concept }) {
  const t = useTranslations('conceptsExpert')
  const viewer = useViewer()
  // What was typed stays, whatever has become of the concept meanwhile.
  const hasScoreDraft = useHasDraft(scoreDraft(concept.id))
  const hasCallDraft = useHasDraft(callDraft(concept.id))
  const shown = useFocusOnceShown(concept.isWithheld)
  if (concept.isWithheld) return <Declaration concept={concept} />

  const { review, decision, addenda, state } = concept
  const hasDeclared = review?.mine === 'declared' || review?.mine === 'scored'
  const isPending = state === STATE.secondPending
  const isJudging = hasDeclared && isPending
  if (!review && !decision && addenda.length === 0) return <Empty description={t('conceptsExpert:nothing')} />
  const outcome = (
    <>
      <DecisionShown concept={concept} />
      <Addenda concept={concept} />
    </>
  )
  return (
    <div ref={shown} tabIndex={-1} className={isJudging ? styles.reviewPanes : undefined}>
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
        {(conceptWorkflow.availabilityOf('decide', concept, viewer).isOffered || hasCallDraft) && (
          <ChairCall concept={concept} />
        )}
        {isPending && outcome}
      </div>
    </div>
  )
}

/** Gives the focus to what may be read after a declaration, with which the button that was pressed is gone. */
function useFocusOnceShown(isWithheld: boolean) {
  const shown = useRef<HTMLDivElement>(null)
  const wasWithheld = useRef(isWithheld)
  useEffect(() => {
    if (wasWithheld.current && !isWithheld) shown.current?.focus()
    wasWithheld.current = isWithheld
  }, [isWithheld])
  return shown
}

/** How far the panel has come. */
function Panel({ review }: { review: NonNullable<Concept['review']> }) {
  const t = useTranslations('conceptsExpert')
  return (
    <ReviewPart title={t('conceptsExpert:quorum.title')}>
      <DescriptionList
        facts={[
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
    </ReviewPart>
  )
}
