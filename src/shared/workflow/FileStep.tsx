import type { Endpoint } from '@/shared/api/endpoint'
import { ChosenFileField } from '@/shared/ui/upload/ChosenFileField'
import { useChosenFile } from '@/shared/ui/upload/useChosenFile'
import type { StepProps, Entity, ActionUi } from './workflowUi'
import { StepFrame } from './StepFrame'
import { useVersionedMutation } from './useVersionedMutation'
import { useStep } from './useStep'

type UploadEndpoint = Endpoint<string, undefined, FormData>

/** An action that needs a file, sent as a form with `id`, `version` and `file`. */
export const file = <S extends Entity>(endpoint: UploadEndpoint): ActionUi<S> => ({
  Dialog: (props) => <FileStep {...props} endpoint={endpoint} />,
})

interface FileStepProps<S extends Entity, V> extends StepProps<S, V> {
  endpoint: UploadEndpoint
}

/** Takes one file: chosen, checked, then sent. It stays after a failure, to be sent again. */
function FileStep<S extends Entity, V>({ endpoint, ...step }: FileStepProps<S, V>) {
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
