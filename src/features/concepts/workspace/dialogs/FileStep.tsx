import { CloseOutlined } from '@ant-design/icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '@/shared/ui/upload/FileDrop'
import { PendingRow } from '@/shared/ui/upload/PendingRow'
import '@/shared/ui/upload/upload.css'
import { RowButton, UploadRow } from '@/shared/ui/upload/UploadRow'
import { conceptApi } from '../../api'
import { useChange } from '../../useChange'
import { StepFrame } from './StepFrame'
import { useChosenFile, type UploadEndpoint } from './useChosenFile'
import { useStep, type StepProps } from './useStep'

interface FileStepProps extends StepProps {
  endpoint: UploadEndpoint
}

/** One file for a concept: chosen and checked, then sent. After a refusal it stays, to be sent again. */
function FileStep({ endpoint, ...step }: FileStepProps) {
  const { t: parts } = useTranslation('parts')
  const input = useRef<HTMLInputElement>(null)
  const upload = useChange(endpoint)
  const { isBusy, failure, run } = useStep(step)
  const { chosen, isReady, choose, drop, send } = useChosenFile(upload, step.concept)

  function remove() {
    drop()
    input.current?.focus()
  }
  return (
    <StepFrame {...step} isBusy={isBusy} failure={failure} isWaiting={!isReady} onOk={() => void run(send)}>
      <div className="upload">
        <FileDrop
          ref={input}
          id={undefined}
          kind="file"
          maxFiles={1}
          onFiles={([first]) => first && choose(first)}
        />
        {chosen && (
          <ul className="upload-list">
            {chosen.state === 'ready' ? (
              <UploadRow
                name={chosen.file.name}
                size={chosen.file.size}
                actions={
                  <RowButton
                    icon={<CloseOutlined />}
                    label={parts('upload.remove', { name: chosen.file.name })}
                    onClick={remove}
                  />
                }
              />
            ) : (
              <PendingRow kind="file" upload={chosen} onRetry={() => void run(send)} onRemove={remove} />
            )}
          </ul>
        )}
      </div>
    </StepFrame>
  )
}

export const FirstRecordStep = (props: StepProps) => (
  <FileStep {...props} endpoint={conceptApi.uploadFirstRecord} />
)
export const SecondRecordStep = (props: StepProps) => (
  <FileStep {...props} endpoint={conceptApi.uploadSecondRecord} />
)
export const SignedSecrecyStep = (props: StepProps) => (
  <FileStep {...props} endpoint={conceptApi.uploadSecrecy} />
)
export const ServiceStep = (props: StepProps) => (
  <FileStep {...props} endpoint={conceptApi.uploadHelpServer} />
)
