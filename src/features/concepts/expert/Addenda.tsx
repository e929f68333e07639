import { App, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useSubmit } from '@/shared/form/useSubmit'
import { useDraft, useHasDraft } from '@/shared/form/useDraft'
import type { Concept } from '../answers'
import { conceptApi } from '../api'
import { faultsOf } from '../domain/drafts'
import { INPUTS } from '../domain/inputs'
import { TEXT_LIMITS } from '../domain/limits'
import { conceptWorkflow } from '../domain/workflow'
import { useChange } from '../useChange'
import { useViewer } from '../viewer'
import { ReviewForm } from './ReviewForm'
import { ReviewItem } from './ReviewItem'
import './expert.css'
import { ReviewPart } from './ReviewPart'

const draftName = (id: string) => `concept:addendum:${id}`

interface AddendumDraft {
  text?: string
}

const faultsIn = (values: AddendumDraft) =>
  faultsOf(INPUTS.addendum, values).map((fault) => ({ ...fault, path: [fault.field] }))

/** What was said after a decision; more is added below it, nothing is changed. */
export function Addenda({ concept }: { concept: Concept }) {
  const { t } = useTranslation('conceptsExpert')
  const viewer = useViewer()
  const hasDraft = useHasDraft(draftName(concept.id))
  const [sent, setSent] = useState(0)
  const mayAdd = conceptWorkflow.possibilityOf('addToDecision', concept, viewer).isOffered || hasDraft
  if (concept.addenda.length === 0 && !mayAdd) return null
  return (
    <ReviewPart title={t('addenda.title')}>
      {concept.addenda.length === 0 ? (
        <p>{t('addenda.none')}</p>
      ) : (
        <ol className="addenda">
          {concept.addenda.map(({ text, by, time }) => (
            <li key={time + by + text}>
              <p className="review-words">{text}</p>
              <div className="cell-note">
                {by} · <TimeText time={time} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {mayAdd && <AddendumForm key={sent} concept={concept} onSent={() => setSent(sent + 1)} />}
    </ReviewPart>
  )
}

interface AddendumFormProps {
  concept: Concept
  onSent: () => void
}

function AddendumForm({ concept, onSent }: AddendumFormProps) {
  const { t } = useTranslation('conceptsExpert')
  const { message } = App.useApp()
  const viewer = useViewer()
  const { id } = concept
  const draft = useDraft(draftName(id))
  const add = useChange(conceptApi.addToDecision)
  const { isBusy, failure, submit } = useSubmit()
  const { min, max } = TEXT_LIMITS.addendum
  return (
    <ReviewForm<AddendumDraft>
      draft={draft}
      initialValues={{}}
      faultsIn={faultsIn}
      labelOf={() => t('addenda.text')}
      submitText={t('addenda.submit')}
      isBusy={isBusy}
      failure={failure}
      unmetFor={() => conceptWorkflow.possibilityOf('addToDecision', concept, viewer).unmet}
      onSubmit={({ text = '' }) =>
        void submit(
          () => add({ body: { id, text } }),
          () => {
            draft.drop()
            onSent()
            void message.success(t('addenda.done'))
          },
        )
      }
    >
      <ReviewItem path={['text']} label={t('addenda.text')} required extra={t('form.length', { min, max })}>
        <Input.TextArea
          autoSize={{ minRows: 3, maxRows: 16 }}
          count={{ show: true, max, strategy: (text) => Array.from(text.trim()).length }}
        />
      </ReviewItem>
    </ReviewForm>
  )
}
