import { Button, Input } from 'antd'
import { useId, useState, type FocusEvent } from 'react'
import { useIssueText } from '@/shared/form/formContext'
import { check } from '@/shared/form/validation'
import { lengthOf, ruleOf } from '@/shared/form/fieldParsers'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useDraft } from '@/shared/form/useDraft'
import { useSubmit } from '@/shared/form/useSubmit'
import { useTranslations } from '@/shared/i18n'
import type { Answering, FieldNote } from './fieldNotes'
import styles from './notes.module.css'

interface ReplyBoxProps {
  note: FieldNote
  answering: Answering
  onDone: () => void
}

/**
 * Replies to a note: sent with the button or, like everything typed into the form, when it loses focus. The text
 * survives a failed request and a reload.
 */
export function ReplyBox({ note, answering, onDone }: ReplyBoxProps) {
  const t = useTranslations('editing')
  const issueText = useIssueText(undefined)
  const draft = useDraft(answering.draftKey(note))
  const [reply, setReply] = useState(() => {
    const restored = draft.restored?.reply
    return typeof restored === 'string' ? restored : (note.reply ?? '')
  })
  const [isChecked, setChecked] = useState(false)
  const { isBusy, failure, submit } = useSubmit()
  const id = useId()
  const { schema, send } = answering
  const { max } = ruleOf(schema, ['reply'])
  const [issue] = isChecked ? check(schema, { reply }).issues : []

  function answer() {
    setChecked(true)
    if (!check(schema, { reply }).isValid) return
    void submit(
      () => send(note, reply.trim()),
      () => {
        draft.drop()
        onDone()
      },
    )
  }

  const isTyped = reply.trim() !== (note.reply ?? '')
  function submitOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget) && isTyped && reply.trim() !== '') answer()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to events of its field
    <div className={styles.noteReply} onBlur={submitOnLeave}>
      <label htmlFor={id}>{t('editing:note.reply')}</label>
      <Input.TextArea
        id={id}
        autoSize={{ minRows: 2, maxRows: 8 }}
        value={reply}
        {...(issue ? { status: 'error', 'aria-invalid': true, 'aria-describedby': `${id}-issue` } : {})}
        {...(max === undefined ? {} : { count: { show: true, max, strategy: lengthOf } })}
        onChange={({ target }) => {
          setReply(target.value)
          draft.keep({ reply: target.value })
        }}
      />
      {issue && (
        <p id={`${id}-issue`} role="alert" className={styles.noteIssue}>
          {issueText(issue)}
        </p>
      )}
      {failure && <SubmitErrorAlert failure={failure} />}
      <span className={styles.noteSend}>
        <Button size="small" loading={isBusy} onClick={answer}>
          {t('editing:note.send')}
        </Button>
        {isTyped && !isBusy && <span className="cell-note">{t('editing:note.unsent')}</span>}
      </span>
    </div>
  )
}
