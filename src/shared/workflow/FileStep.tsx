import { CloseOutlined } from '@ant-design/icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '@/shared/ui/upload/FileDrop'
import { PendingRow } from '@/shared/ui/upload/PendingRow'
import { RowButton, UploadRow } from '@/shared/ui/upload/UploadRow'
import type { StepProps, Subject, Way } from './actions'
import { StepFrame } from './StepFrame'
import { useChosenFile, type UploadEndpoint } from './useChosenFile'
import { useChange } from './useChange'
import { useStep } from './useStep'
import styles from '../ui/upload/upload.module.css'

/** An action that asks for a file: sent as a form with `id`, `version` and `file`. */
export const file = <S extends Subject>(endpoint: UploadEndpoint): Way<S> => ({
  Dialog: (props) => <FileStep {...props} endpoint={endpoint} />,
})

interface FileStepProps<S extends Subject, V> extends StepProps<S, V> {
  endpoint: UploadEndpoint
}

/** One file: chosen and checked, then sent. After a refusal it stays, to be sent again. */
function FileStep<S extends Subject, V>({ endpoint, ...step }: FileStepProps<S, V>) {
  const { t: parts } = useTranslation('parts')
  const input = useRef<HTMLInputElement>(null)
  const upload = useChange(endpoint, step.flow)
  const { isBusy, failure, run } = useStep(step)
  const { chosen, isReady, choose, drop, send } = useChosenFile(upload, step.subject)

  function remove() {
    drop()
    input.current?.focus()
  }
  return (
    <StepFrame {...step} isBusy={isBusy} failure={failure} isWaiting={!isReady} onOk={() => void run(send)}>
      <div className={styles.upload}>
        <FileDrop
          ref={input}
          id={undefined}
          kind="file"
          maxFiles={1}
          onFiles={([first]) => first && choose(first)}
        />
        {chosen && (
          <ul className={styles.uploadList}>
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
