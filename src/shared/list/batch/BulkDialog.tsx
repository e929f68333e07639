import { Alert, Button, Modal, Progress } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/shared/api'
import { FailureText } from '@/shared/ui/FailureText'
import './bulk.css'
import type { Bulk } from './useBulk'

/** Things are told apart by their ids. */
interface Thing {
  id: string
}

interface BulkDialogProps<T extends Thing> {
  title: string
  /** What is about to happen, and to how many. */
  question: ReactNode
  startText: string
  isDangerous?: boolean
  things: readonly T[]
  nameOf: (thing: T) => string
  bulk: Bulk<T>
  onClose: () => void
}

/** Asks, shows how far it has come, and then what became of each; what failed can be tried again by itself. */
export function BulkDialog<T extends Thing>(props: BulkDialogProps<T>) {
  const { title, question, startText, isDangerous = false, things, nameOf, bulk, onClose } = props
  const { t } = useTranslation('parts')
  const { t: common } = useTranslation()
  const { phase, outcomes } = bulk
  const failed = [...outcomes].flatMap(([thing, outcome]) =>
    outcome === 'done' ? [] : [{ thing, failure: outcome }],
  )
  const done = outcomes.size - failed.length
  const left = things.filter((thing) => outcomes.get(thing) !== 'done')

  const footers = {
    before: (
      <>
        <Button onClick={onClose}>{common('actions.cancel')}</Button>
        <Button
          type="primary"
          danger={isDangerous}
          disabled={things.length === 0}
          onClick={() => void bulk.start(things)}
        >
          {startText}
        </Button>
      </>
    ),
    running: <Button onClick={bulk.cancel}>{t('bulk.stop')}</Button>,
    over: (
      <>
        {left.length > 0 && (
          <Button onClick={() => void bulk.start(left)}>
            {t(failed.length > 0 ? 'bulk.retry' : 'bulk.goOn', { count: left.length })}
          </Button>
        )}
        <Button type="primary" onClick={onClose}>
          {common('actions.close')}
        </Button>
      </>
    ),
  }

  return (
    <Modal
      open
      title={title}
      footer={<div className="bulk-actions">{footers[phase]}</div>}
      closable={false}
      mask={{ closable: false }}
      keyboard={phase !== 'running'}
      onCancel={onClose}
    >
      {phase === 'before' && question}
      {phase === 'running' && (
        <>
          <Progress
            percent={Math.floor((100 * outcomes.size) / things.length)}
            showInfo={false}
            aria-label={title}
          />
          <p>{t('bulk.progress', { done: outcomes.size, count: things.length })}</p>
        </>
      )}
      {phase === 'over' && (
        <Alert
          type={left.length === 0 ? 'success' : 'warning'}
          showIcon
          title={t('bulk.over', { done, count: things.length })}
          description={[
            failed.length > 0 && t('bulk.failed', { count: failed.length }),
            left.length > failed.length && t('bulk.notBegun', { count: left.length - failed.length }),
          ]
            .filter(Boolean)
            .join(' ')}
        />
      )}
      {failed.length > 0 && <Failures failed={failed} nameOf={nameOf} />}
    </Modal>
  )
}

interface FailuresProps<T extends Thing> {
  failed: readonly { thing: T; failure: Failure }[]
  nameOf: (thing: T) => string
}

function Failures<T extends Thing>({ failed, nameOf }: FailuresProps<T>) {
  const { t } = useTranslation('parts')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled by keyboard
    <ul className="bulk-failures" aria-label={t('bulk.failures')} tabIndex={0}>
      {failed.map(({ thing, failure }) => (
        <li key={thing.id}>
          <strong>{nameOf(thing)}</strong> <FailureText failure={failure} />
        </li>
      ))}
    </ul>
  )
}
