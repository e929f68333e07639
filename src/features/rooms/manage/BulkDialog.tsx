import { Checkbox, Form, Input } from 'antd'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { failure, useApiMutation } from '@/shared/api'
import { BatchDialog, NamedItems } from '@/shared/list/batch/BatchDialog'
import { useBatch } from '@/shared/list/batch/useBatch'
import { customMessages, useIssueText } from '@/shared/form/formContext'
import { check } from '@/shared/form/validation'
import { DateTimeInput } from '@/shared/form/DateTimeInput'
import { useDraft } from '@/shared/form/useDraft'
import { useTranslations } from '@/shared/i18n'
import { INPUTS, ROOM_RULES, type RoomRule } from '../domain/roomRules'
import { CloseOut } from '../lifecycle/CloseOut'
import { roomApis, type Room } from '../room/rooms.api'
import { useScope } from '../room/scope'
import styles from './manage.module.css'

interface BulkDialogProps {
  action: 'extend' | 'close'
  rooms: readonly Room[]
  onDone: (done: readonly Room[]) => void
  onClose: () => void
}

const nameOf = ({ name }: Room) => name

export default function BulkDialog({ action, rooms, onDone, onClose }: BulkDialogProps) {
  const t = useTranslations('roomsManage', 'roomsLife', 'rooms')
  const scope = useScope()
  const api = roomApis[scope]
  const extend = useApiMutation(api.extend, { invalidates: [api] })
  const close = useApiMutation(api.close, { invalidates: [api] })
  const count = rooms.length
  const draft = useDraft(`rooms:${scope}:${action}:${rooms.map(({ id }) => id).join(',')}`)
  const [typed, setTyped] = useState(() =>
    typeof draft.restored?.typed === 'string' ? draft.restored.typed : '',
  )
  const issueTextOf = useIssueText(customMessages(ROOM_RULES, (key) => t(`rooms:rule.${key}`)))
  const [isSeen, setSeen] = useState(false)
  function change(text: string) {
    setTyped(text)
    draft.keep({ typed: text })
  }

  const isExtending = action === 'extend'
  const end = check<z.output<typeof INPUTS.end>, RoomRule>(INPUTS.end, {
    endTime: isExtending ? typed : '',
  })
  const reason = check<z.output<typeof INPUTS.close>, RoomRule>(INPUTS.close, { reason: typed })
  const [inputError] = isExtending ? end.issues : reason.issues
  const errorText = inputError && issueTextOf(inputError)

  const batch = useBatch<Room>(
    isExtending
      ? {
          all: async (selected) => {
            if (!end.isValid) return failure('refused', null, errorText ?? '')
            const ids = selected.map(({ id }) => id)
            const answer = await extend({ body: { ids, ...end.body } })
            if (!answer.ok) return answer
            const byId = new Map(answer.data.map((result) => [result.id, result]))
            const outcomeOf = ({ id }: Room) => {
              const result = byId.get(id)
              return result?.ok ? ('done' as const) : failure('refused', null, result?.msg ?? '')
            }
            return { ok: true, data: outcomeOf }
          },
        }
      : {
          each: async ({ id }) =>
            reason.isValid
              ? close({ body: { roomId: id, ...reason.body } })
              : failure('refused', null, errorText ?? ''),
        },
    (done) => {
      if (done.length === count) draft.drop()
      onDone(done)
    },
  )
  const label = t(isExtending ? 'roomsLife:input.endTime' : 'roomsLife:input.reason')
  return (
    <BatchDialog
      title={t(`roomsManage:${action}.title`, { count })}
      question={
        <>
          <NamedItems
            items={rooms}
            nameOf={nameOf}
            othersText={(others) => t('roomsManage:others', { count: others })}
          />
          <p>{t(`roomsLife:happens.${action}`)}</p>
          {!isExtending && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable list must be focusable
            <section className={styles.open} aria-label={t('roomsLife:closeOut.title')} tabIndex={0}>
              {rooms.map(({ id, name }) => (
                <section key={id} aria-label={name}>
                  <strong>{name}</strong>
                  <CloseOut roomId={id} />
                </section>
              ))}
            </section>
          )}
          <Form layout="vertical">
            <Form.Item
              label={label}
              htmlFor="bulk-input"
              required
              extra={t(isExtending ? 'roomsLife:hint.endTime' : 'roomsLife:hint.reason')}
              {...(typed !== '' && errorText !== undefined
                ? { validateStatus: 'error' as const, help: errorText }
                : {})}
            >
              {isExtending ? (
                <DateTimeInput id="bulk-input" value={typed} onChange={(time = '') => change(time)} />
              ) : (
                <Input id="bulk-input" value={typed} onChange={({ target }) => change(target.value)} />
              )}
            </Form.Item>
            {!isExtending && (
              <Checkbox checked={isSeen} onChange={({ target }) => setSeen(target.checked)}>
                {t('roomsLife:seen')}
              </Checkbox>
            )}
          </Form>
        </>
      }
      startText={t(`roomsManage:${action}.start`, { count })}
      isReady={isExtending || isSeen}
      isDangerous={!isExtending}
      items={inputError === undefined ? rooms : []}
      nameOf={nameOf}
      batch={batch}
      resultTexts={{
        title: t('roomsManage:results'),
        over: (done) => t('roomsManage:over', { done, count }),
        done: t(`roomsManage:${action}.done`),
      }}
      onClose={onClose}
    />
  )
}
