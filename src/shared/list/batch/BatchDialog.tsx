import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { Dialog } from '@/shared/ui/Dialog'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useTranslations } from '@/shared/i18n'
import type { Batch } from './useBatch'
import styles from './batch.module.css'

interface BatchItem {
  id: string
}

const MAX_NAMED = 5

interface BatchDialogProps<T extends BatchItem> {
  title: string
  question: ReactNode
  startText: string
  /** False while a required answer is missing. */
  isReady?: boolean
  isDangerous?: boolean
  items: readonly T[]
  nameOf: (item: T) => string
  batch: Batch<T>
  /** Texts for a result list of all items; if absent, only failures are listed. */
  resultTexts?: { title: string; over: (done: number) => string; done: string }
  /** Says how to check the result if the server did not answer. */
  checkHint?: ReactNode
  onClose: () => void
}

/** Asks, shows progress, and then the result per item; failed items can be retried separately. */
export function BatchDialog<T extends BatchItem>(props: BatchDialogProps<T>) {
  const {
    title,
    question,
    startText,
    isReady = true,
    isDangerous = false,
    items,
    nameOf,
    batch,
    resultTexts,
    checkHint,
    onClose,
  } = props
  const t = useTranslations('parts')
  const { phase, hasSteps, outcomes, failure } = batch
  const failed = [...outcomes.values()].filter((outcome) => outcome !== 'done').length
  const done = outcomes.size - failed
  const left = items.filter((item) => outcomes.get(item) !== 'done')
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
        disabled={!isReady || items.length === 0}
        onClick={() => void batch.start(items)}
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
      title={phase === 'over' && resultTexts ? resultTexts.title : title}
      footer={<div className={styles.batchActions}>{isAsking ? asking : isBusy ? running : over}</div>}
      closable={false}
      mask={{ closable: false }}
      keyboard={!isBusy}
      onCancel={onClose}
    >
      {failure && <SubmitErrorAlert failure={failure} checkHint={checkHint} />}
      {isAsking && question}
      {isBusy && hasSteps && (
        <>
          <progress
            className={styles.batchProgress}
            max={items.length}
            value={outcomes.size}
            aria-label={title}
          />
          <p>{t('parts:bulk.progress', { done: outcomes.size, count: items.length })}</p>
        </>
      )}
      {phase === 'over' && (
        <Alert
          type={left.length === 0 ? 'success' : 'warning'}
          showIcon
          title={resultTexts ? resultTexts.over(done) : t('parts:bulk.over', { done, count: items.length })}
          description={[
            failed > 0 && !resultTexts && t('parts:bulk.failed', { count: failed }),
            left.length > failed && t('parts:bulk.notBegun', { count: left.length - failed }),
          ]
            .filter(Boolean)
            .join(' ')}
        />
      )}
      <Outcomes
        label={resultTexts ? resultTexts.title : t('parts:bulk.failures')}
        doneText={resultTexts?.done}
        items={items}
        nameOf={nameOf}
        outcomes={outcomes}
      />
    </Dialog>
  )
}

interface OutcomesProps<T extends BatchItem> extends Pick<BatchDialogProps<T>, 'items' | 'nameOf'> {
  label: string
  doneText: string | undefined
  outcomes: Batch<T>['outcomes']
}

function Outcomes<T extends BatchItem>({ label, doneText, items, nameOf, outcomes }: OutcomesProps<T>) {
  const listed = items.filter((item) => {
    const outcome = outcomes.get(item)
    return outcome !== undefined && (outcome !== 'done' || doneText !== undefined)
  })
  if (listed.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable list must be focusable
    <ul className={styles.batchOutcomes} aria-label={label} tabIndex={0}>
      {listed.map((item) => {
        const outcome = outcomes.get(item)!
        return (
          <li key={item.id}>
            {outcome === 'done' ? (
              <CheckCircleOutlined className={styles.batchDone} aria-hidden />
            ) : (
              <CloseCircleOutlined className={styles.batchFailed} aria-hidden />
            )}
            <span>
              <strong>{nameOf(item)}</strong>{' '}
              <span>{outcome === 'done' ? doneText : <ErrorMessage failure={outcome} />}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface NamedItemsProps<T extends BatchItem> {
  items: readonly T[]
  nameOf: (item: T) => string
  othersText: (count: number) => string
}

export function NamedItems<T extends BatchItem>({ items, nameOf, othersText }: NamedItemsProps<T>) {
  const rest = items.length - MAX_NAMED
  return (
    <>
      <ul className={styles.batchNames}>
        {items.slice(0, MAX_NAMED).map((item) => (
          <li key={item.id}>{nameOf(item)}</li>
        ))}
      </ul>
      {rest > 0 && <p>{othersText(rest)}</p>}
    </>
  )
}
