import type { Endpoint } from '@/shared/api/endpoint'
import { ChosenFileField } from '@/shared/ui/upload/ChosenFileField'
import { useChosenFile } from '@/shared/ui/upload/useChosenFile'
import type { StepProps, Subject, ActionUi } from './workflowUi'
import { StepFrame } from './StepFrame'
import { useVersionedMutation } from './useVersionedMutation'
import { useStep } from './useStep'

/** A call that takes a file. */
type UploadEndpoint = Endpoint<string, undefined, FormData>

/** An action that asks for a file: sent as a form with `id`, `version` and `file`. */
export const file = <S extends Subject>(endpoint: UploadEndpoint): ActionUi<S> => ({
  Dialog: (props) => <FileStep {...props} endpoint={endpoint} />,
})

interface FileStepProps<S extends Subject, V> extends StepProps<S, V> {
  endpoint: UploadEndpoint
}

/** One file: chosen and checked, then sent. After a refusal it stays, to be sent again. */
function FileStep<S extends Subject, V>({ endpoint, ...step }: FileStepProps<S, V>) {
  const upload = useVersionedMutation(endpoint, step.flow)
  const { isBusy, failure, run } = useStep(step)
  const { id, version } = step.subject
  const { send, ...chosen } = useChosenFile('file', upload, { id, version: String(version) })
  return (
    <StepFrame
      {...step}
      isBusy={isBusy}
      failure={failure}
      isWaiting={!chosen.isReady}
      onOk={() => void run(send)}
    >
      <ChosenFileField file={chosen} />
    </StepFrame>
  )
}
