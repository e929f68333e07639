import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { Dialog } from '@/shared/ui/Dialog'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { SubmitFailure } from '@/shared/form/SubmitErrorAlert'
import { useTranslations } from '@/shared/i18n'
import type { Batch } from './useBatch'
import styles from './batch.module.css'

/** Things are told apart by their ids. */
interface Thing {
  id: string
}

/** Names shown before "and so many more". */
const NAMED = 5

interface BatchDialogProps<T extends Thing> {
  title: string
  /** What is about to happen. */
  question: ReactNode
  startText: string
  /** False while something that the question asks for is not said yet. */
  isReady?: boolean
  isDangerous?: boolean
  things: readonly T[]
  nameOf: (thing: T) => string
  batch: Batch<T>
  /** How all of them are told of; without it only what failed is listed. */
  told?: { title: string; over: (done: number) => string; done: string }
  /** Where to see what became of them when the server did not answer. */
  look?: ReactNode
  onClose: () => void
}

/** Asks, shows how far it has come, and then what became of each; what failed can be tried again by itself. */
export function BatchDialog<T extends Thing>(props: BatchDialogProps<T>) {
  const {
    title,
    question,
    startText,
    isReady = true,
    isDangerous = false,
    things,
    nameOf,
    batch,
    told,
    look,
    onClose,
  } = props
  const t = useTranslations('parts')
  const { phase, hasSteps, outcomes, failure } = batch
  const failed = [...outcomes.values()].filter((outcome) => outcome !== 'done').length
  const done = outcomes.size - failed
  const left = things.filter((thing) => outcomes.get(thing) !== 'done')
  const isBusy = phase === 'running'
  const isAsking = phase === 'before' || (isBusy && !hasSteps && outcomes.size === 0)

  const asking = (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        {t('actions.cancel')}
      </Button>
      <Button
        type="primary"
        danger={isDangerous}
        loading={isBusy}
        disabled={!isReady || things.length === 0}
        onClick={() => void batch.start(things)}
      >
        {startText}
      </Button>
    </>
  )
  const running = hasSteps && <Button onClick={batch.cancel}>{t('parts:bulk.stop')}</Button>
  const over = (
    <>
      {left.length > 0 && (
        <Button onClick={() => void batch.start(left)}>
          {t(failed > 0 ? 'parts:bulk.retry' : 'parts:bulk.goOn', { count: left.length })}
        </Button>
      )}
      <Button type="primary" onClick={onClose}>
        {t('actions.close')}
      </Button>
    </>
  )

  return (
    <Dialog
      open
      title={phase === 'over' && told ? told.title : title}
      footer={<div className={styles.batchActions}>{isAsking ? asking : isBusy ? running : over}</div>}
      closable={false}
      mask={{ closable: false }}
      keyboard={!isBusy}
      onCancel={onClose}
    >
      {failure && <SubmitFailure failure={failure} look={look} />}
      {isAsking && question}
      {isBusy && hasSteps && (
        <>
          <progress
            className={styles.batchProgress}
            max={things.length}
            value={outcomes.size}
            aria-label={title}
          />
          <p>{t('parts:bulk.progress', { done: outcomes.size, count: things.length })}</p>
        </>
      )}
      {phase === 'over' && (
        <Alert
          type={left.length === 0 ? 'success' : 'warning'}
          showIcon
          title={told ? told.over(done) : t('parts:bulk.over', { done, count: things.length })}
          description={[
            failed > 0 && !told && t('parts:bulk.failed', { count: failed }),
            left.length > failed && t('parts:bulk.notBegun', { count: left.length - failed }),
          ]
            .filter(Boolean)
            .join(' ')}
        />
      )}
      <Outcomes
        label={told ? told.title : t('parts:bulk.failures')}
        doneText={told?.done}
        things={things}
        nameOf={nameOf}
        outcomes={outcomes}
      />
    </Dialog>
  )
}

interface OutcomesProps<T extends Thing> extends Pick<BatchDialogProps<T>, 'things' | 'nameOf'> {
  label: string
  doneText: string | undefined
  outcomes: Batch<T>['outcomes']
}

function Outcomes<T extends Thing>({ label, doneText, things, nameOf, outcomes }: OutcomesProps<T>) {
  const listed = things.filter((thing) => {
    const outcome = outcomes.get(thing)
    return outcome !== undefined && (outcome !== 'done' || doneText !== undefined)
  })
  if (listed.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled by keyboard
    <ul className={styles.batchOutcomes} aria-label={label} tabIndex={0}>
      {listed.map((thing) => {
        const outcome = outcomes.get(thing)!
        return (
          <li key={thing.id}>
            {outcome === 'done' ? (
              <CheckCircleOutlined className={styles.batchDone} aria-hidden />
            ) : (
              <CloseCircleOutlined className={styles.batchFailed} aria-hidden />
            )}
            <span>
              <strong>{nameOf(thing)}</strong>{' '}
              <span>{outcome === 'done' ? doneText : <ErrorMessage failure={outcome} />}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface NamedThingsProps<T extends Thing> {
  things: readonly T[]
  nameOf: (thing: T) => string
  othersText: (count: number) => string
}

/** The first of the things that something is about to happen to, and how many more there are. */
export function NamedThings<T extends Thing>({ things, nameOf, othersText }: NamedThingsProps<T>) {
  const rest = things.length - NAMED
  return (
    <>
      <ul className={styles.batchNames}>
        {things.slice(0, NAMED).map((thing) => (
          <li key={thing.id}>{nameOf(thing)}</li>
        ))}
      </ul>
      {rest > 0 && <p>{othersText(rest)}</p>}
    </>
  )
}
