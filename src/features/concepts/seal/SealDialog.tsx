import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import '@/shared/list/batch/bulk.css'
import { useSubmit } from '@/shared/ui/form/useSubmit'
import { SubmitFailure } from '@/shared/ui/SubmitFailure'
import type { ConceptRow } from '../answers'
import { nameOf } from '../halls/names'
import { SealOutcome } from './SealOutcome'
import { useSeal, type SealAction, type SealResults } from './useSeal'

/** Names shown before "and so many more". */
const NAMED = 5

interface SealDialogProps {
  action: SealAction
  concepts: readonly ConceptRow[]
  /** Told of those that were moved. */
  onDone: (done: readonly ConceptRow[]) => void
  onClose: () => void
}

/** Says what archiving (or its undoing) does and to which concepts, does it, and then what became of each. */
export function SealDialog({ action, concepts, onDone, onClose }: SealDialogProps) {
  const { t } = useTranslation('conceptHalls')
  const { t: common } = useTranslation()
  const seal = useSeal(action)
  const { isBusy, failure, submit } = useSubmit()
  const [results, setResults] = useState<SealResults | null>(null)
  const count = concepts.length
  const rest = count - NAMED

  const start = () =>
    submit(
      () => seal(concepts.map(({ id }) => id)),
      (answer) => {
        setResults(answer)
        const done = new Set(answer.filter(({ ok }) => ok).map(({ id }) => id))
        onDone(concepts.filter(({ id }) => done.has(id)))
      },
    )

  return (
    <Modal
      open
      title={results ? t('seal.results') : t(`seal.${action}.title`, { count })}
      closable={false}
      mask={{ closable: false }}
      keyboard={!isBusy}
      onCancel={onClose}
      footer={
        <div className="bulk-actions">
          <Button onClick={onClose} disabled={isBusy} type={results ? 'primary' : 'default'}>
            {common(results ? 'actions.close' : 'actions.cancel')}
          </Button>
          {!results && (
            <Button type="primary" loading={isBusy} onClick={() => void start()}>
              {t(`seal.${action}.start`, { count })}
            </Button>
          )}
        </div>
      }
    >
      {results ? (
        <SealOutcome action={action} concepts={concepts} results={results} />
      ) : (
        <>
          {failure && (
            <SubmitFailure
              failure={failure}
              look={
                <>
                  {t('seal.unknown')} <Link to="/archive">{t('seal.toArchive')}</Link>
                </>
              }
            />
          )}
          <ul className="bulk-failures">
            {concepts.slice(0, NAMED).map((concept) => (
              <li key={concept.id}>
                {nameOf(concept)} <span className="cell-note">{concept.code}</span>
              </li>
            ))}
          </ul>
          {rest > 0 && <p>{t('seal.others', { count: rest })}</p>}
          <p>{t(`seal.${action}.text`)}</p>
        </>
      )}
    </Modal>
  )
}
