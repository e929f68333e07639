import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { TEXT_LIMITS } from '../domain/limits'
import { canCreate } from '../domain/conceptWorkflow'
import { tabAddress } from '../model/tabAddress'
import { conceptApi } from '../model/concepts.api'
import { useConceptMutation } from '../model/useConceptMutation'
import { useConceptViewer } from '../model/useConceptViewer'

function truncate(text: string, { max }: { max: number }): string {
  const characters = Array.from(text.trim())
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : characters.join('')
}

interface CreateDraftButtonProps {
  name: string
  text: string
  /** Sources of the text, one per line. */
  sources: string
}

/**
 * Creates a concept draft from a text of another page and opens it. Renders nothing for viewers who may not create
 * concepts.
 */
export function CreateDraftButton({ name, text, sources }: CreateDraftButtonProps) {
  const t = useTranslations('conceptsForms')
  const navigate = useNavigate()
  const create = useConceptMutation(conceptApi.create)
  const { isBusy, failure, submit } = useSubmit()
  if (!canCreate(useConceptViewer())) return null

  const firstStage = {
    name: truncate(name, TEXT_LIMITS.name),
    summary: truncate(text, TEXT_LIMITS.summary),
    evidence: truncate(sources, TEXT_LIMITS.text),
  }
  const createDraft = () =>
    submit(
      () => create({ body: { firstStage } }),
      (newConcept) => {
        message.success(t('conceptsForms:new.converted'))
        void navigate(
          newConcept ? `/apply/${encodeURIComponent(newConcept.id)}${tabAddress('firstStage')}` : '/apply',
        )
      },
    )

  return (
    <>
      <Button loading={isBusy} onClick={() => void createDraft()}>
        {t('conceptsForms:new.convert')}
      </Button>
      {failure && <SubmitErrorAlert failure={failure} checkHint={t('conceptsForms:new.look')} />}
    </>
  )
}
