import { Alert } from 'antd'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import type { Concept } from '../model/answers'
import type { Stage } from '../model/fieldLabel'

interface ReturnReasonProps {
  concept: Pick<Concept, 'opinions'>
  stage: Stage
}

export function ReturnReason({ concept: { opinions }, stage }: ReturnReasonProps) {
  const t = useTranslations('conceptsDetail')
  const last = opinions.findLast((opinion) => opinion.stage === stage)
  if (!last || last.isPass) return null
  return (
    <Alert
      type="warning"
      showIcon
      className="list-note"
      title={
        <>
          {t('conceptsDetail:opinions.returnedBy', { by: last.by })} <TimeText time={last.time} />
        </>
      }
      description={
        <>
          {last.reasonClass && (
            <>
              <strong>
                <DictLabel type="poc_return_reason" value={last.reasonClass} />
              </strong>
              {' · '}
            </>
          )}
          {last.text}
        </>
      }
    />
  )
}
