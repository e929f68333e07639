import { useState } from 'react'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { TextAreaField } from '@/shared/form/textFields'
import { useDraft, useHasDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import { INPUTS } from '../domain/inputs'
import { TEXT_LIMITS } from '../domain/limits'
import { conceptWorkflow } from '../domain/conceptWorkflow'
import { useConceptMutation } from '../model/useConceptMutation'
import { useConceptViewer } from '../model/useConceptViewer'
import { ReviewForm } from './ReviewForm'
import { ReviewSection } from './ReviewSection'
import styles from './expert.module.css'

const addendumDraftKey = (id: string) => `concept:addendum:${id}`

/** Additions to a decision; they are only appended, never changed. */
export function Addenda({ concept }: { concept: Concept }) {
  const t = useTranslations('conceptsExpert')
  const viewer = useConceptViewer()
  const hasDraft = useHasDraft(addendumDraftKey(concept.id))
  const [sent, setSent] = useState(0)
  const canAdd = conceptWorkflow.availabilityOf('addToDecision', concept, viewer).isAvailable || hasDraft
  if (concept.addenda.length === 0 && !canAdd) return null
  return (
    <ReviewSection title={t('conceptsExpert:addenda.title')}>
      {concept.addenda.length === 0 ? (
        <p>{t('conceptsExpert:addenda.none')}</p>
      ) : (
        <ol className={styles.addenda}>
          {concept.addenda.map(({ text, by, time }) => (
            <li key={time + by + text}>
              <p className={styles.reviewWords}>{text}</p>
              <div className="cell-note">
                {by} · <TimeText time={time} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {canAdd && <AddendumForm key={sent} concept={concept} onSent={() => setSent(sent + 1)} />}
    </ReviewSection>
  )
}

interface AddendumFormProps {
  concept: Concept
  onSent: () => void
}

function AddendumForm({ concept, onSent }: AddendumFormProps) {
  const t = useTranslations('conceptsExpert')
  const viewer = useConceptViewer()
  const { id } = concept
  const add = useConceptMutation(conceptApi.addToDecision)
  const { min, max } = TEXT_LIMITS.addendum
  const form = useSchemaForm({
    schema: INPUTS.addendum,
    labels: { text: t('conceptsExpert:addenda.text') },
    draft: useDraft(addendumDraftKey(id)),
    send: ({ text }) => add({ body: { id, text } }),
    onDone: () => {
      onSent()
      message.success(t('conceptsExpert:addenda.done'))
    },
  })
  return (
    <ReviewForm
      form={form}
      submitText={t('conceptsExpert:addenda.submit')}
      getUnmetConditions={() => conceptWorkflow.availabilityOf('addToDecision', concept, viewer).unmet}
    >
      <TextAreaField name="text" hint={t('conceptsExpert:form.length', { min, max })} maxRows={16} />
    </ReviewForm>
  )
}
