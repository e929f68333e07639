import { Button, Flex } from 'antd'
import { useRef } from 'react'
import { useTranslations } from '@/shared/i18n'
import { useNotifyFailure } from '@/shared/ui/useNotifyFailure'
import type { PagePlace } from '@/shared/viewer/region'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { REDACTION_ORIGINS, REDACTION_STATES, type RedactionState } from '../domain/redaction'
import { useRoomApi } from '../room/roomContext'
import styles from './documents.module.css'
import { redactionApis, type Redaction, type RedactionProposal } from './redaction.api'

type Decision = RedactionState | 'removed'

/** Saves decisions one after the other, so that a quick second one is not a conflict with the first. */
function useDecisions({ id, version }: Redaction) {
  const { api } = useRoomApi(redactionApis)
  const reads = [api.read]
  const save = useVersionedMutation(api.decide, { invalidates: reads, refetchOnConflict: reads })
  const notifyFailure = useNotifyFailure()
  const last = useRef(Promise.resolve(0))
  return (ids: string[], state: Decision) => {
    last.current = last.current.then(async (saved) => {
      const result = await save({ body: { id, version: Math.max(saved, version), ids, state } })
      if (result.ok) return result.data.version
      notifyFailure(result)
      return 0
    })
  }
}

/** Rows on the screen; those decided stay. */
const MAX_ROWS = 300

interface RedactionQueueProps {
  redaction: Redaction
  onShow: (place: PagePlace) => void
}

/** Proposals grouped by page, to accept, reject or remove. */
export function RedactionQueue({ redaction, onShow }: RedactionQueueProps) {
  const t = useTranslations('roomsDocuments')
  const decide = useDecisions(redaction)
  const { rows } = redaction
  const counts = Object.fromEntries(
    REDACTION_STATES.map((state) => [state, rows.filter((row) => row.state === state).length]),
  )
  const open = rows.filter(({ state }) => state === 'proposed')
  const shown = [...open, ...rows.filter(({ state }) => state !== 'proposed')]
    .slice(0, MAX_ROWS)
    .toSorted((a, b) => rows.indexOf(a) - rows.indexOf(b))
  const pages = [...new Set(shown.map(({ page }) => page))]
  return (
    <section aria-label={t('roomsDocuments:redact.queue')}>
      <h2 className="card-title">{t('roomsDocuments:redact.queue')}</h2>
      <p role="status">
        {rows.length === 0 ? t('roomsDocuments:redact.empty') : t('roomsDocuments:redact.counts', counts)}
      </p>
      {REDACTION_ORIGINS.map((origin) => {
        const ids = open.flatMap((row) => (row.origin === origin ? row.id : []))
        const about = { kind: t(`roomsDocuments:redact.origin.${origin}`), count: ids.length }
        return (
          ids.length > 1 && (
            <Flex key={origin} wrap gap="small">
              <Button size="small" onClick={() => decide(ids, 'accepted')}>
                {t('roomsDocuments:redact.acceptAll', about)}
              </Button>
              <Button size="small" onClick={() => decide(ids, 'rejected')}>
                {t('roomsDocuments:redact.rejectAll', about)}
              </Button>
            </Flex>
          )
        )
      })}
      {pages.map((page) => (
        <section key={page} aria-label={t('roomsDocuments:redact.page', { page })}>
          <h3 className={styles.redactionNote}>{t('roomsDocuments:redact.page', { page })}</h3>
          <ul className={styles.redactionRows}>
            {shown
              .filter((proposal) => proposal.page === page)
              .map((proposal, at) => (
                <ProposalRow
                  key={proposal.id}
                  proposal={proposal}
                  no={at + 1}
                  onDecide={(state) => decide([proposal.id], state)}
                  onShow={() => onShow({ page, region: proposal.region })}
                />
              ))}
          </ul>
        </section>
      ))}
      {rows.length > MAX_ROWS && (
        <p className={styles.redactionNote}>{t('roomsDocuments:redact.more', { count: MAX_ROWS })}</p>
      )}
    </section>
  )
}

interface ProposalRowProps {
  proposal: RedactionProposal
  /** Tells apart the proposals of a page. */
  no: number
  onDecide: (state: Decision) => void
  onShow: () => void
}

function ProposalRow({ proposal: { page, origin, state }, no, onDecide, onShow }: ProposalRowProps) {
  const t = useTranslations('roomsDocuments')
  const kind = t(`roomsDocuments:redact.origin.${origin}`)
  const button = (verb: 'show' | 'accept' | 'reject' | 'remove', onClick: () => void, isOn?: boolean) => {
    const action = t(`roomsDocuments:redact.${verb}`)
    return (
      <Button
        size="small"
        type={isOn ? 'primary' : 'default'}
        aria-label={t('roomsDocuments:redact.rowAction', { action, page, kind, no })}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        onClick={onClick}
      >
        {action}
      </Button>
    )
  }
  return (
    <li>
      <span>{t('roomsDocuments:redact.row', { kind, no })}</span>
      <span className={styles.redactionNote}>{t(`roomsDocuments:redact.state.${state}`)}</span>
      {button('show', onShow)}
      {button('accept', () => onDecide('accepted'), state === 'accepted')}
      {button('reject', () => onDecide('rejected'), state === 'rejected')}
      {origin === 'drawn' && button('remove', () => onDecide('removed'))}
    </li>
  )
}
