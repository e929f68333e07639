import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { useSubmit } from '@/shared/form/useSubmit'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { TEXT_LIMITS } from '../domain/limits'
import { mayCreate } from '../domain/workflow'
import { partAddress } from '../model/address'
import { conceptApi } from '../model/concepts.api'
import { useChange } from '../model/useChange'
import { useViewer } from '../model/viewer'

/** As much of a text as a field takes. */
function cut(text: string, { max }: { max: number }): string {
  const signs = Array.from(text.trim())
  return signs.length > max ? `${signs.slice(0, max - 1).join('')}…` : signs.join('')
}

interface DraftOfProps {
  name: string
  text: string
  /** What the text rests on, a line each. */
  sources: string
}

/** Makes the draft of a concept of a text from elsewhere, for whoever may, and leads to it. */
export function DraftOf({ name, text, sources }: DraftOfProps) {
  const t = useTranslations('conceptsForms')
  const navigate = useNavigate()
  const create = useChange(conceptApi.create)
  const { isBusy, failure, submit } = useSubmit()
  if (!mayCreate(useViewer())) return null

  const firstStage = {
    name: cut(name, TEXT_LIMITS.name),
    summary: cut(text, TEXT_LIMITS.summary),
    evidence: cut(sources, TEXT_LIMITS.text),
  }
  const make = () =>
    submit(
      () => create({ body: { firstStage } }),
      (stand) => {
        message.success(t('conceptsForms:new.converted'))
        void navigate(stand ? `/apply/${encodeURIComponent(stand.id)}${partAddress('firstStage')}` : '/apply')
      },
    )

  return (
    <>
      <Button loading={isBusy} onClick={() => void make()}>
        {t('conceptsForms:new.convert')}
      </Button>
      {failure && <SubmitFailure failure={failure} look={t('conceptsForms:new.look')} />}
    </>
  )
}
