import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { useIssueText } from '@/shared/form/formContext'
import { check } from '@/shared/form/issues'
import { lengthOf, ruleOf } from '@/shared/form/readers'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { useDraft } from '@/shared/form/useDraft'
import { useSubmit } from '@/shared/form/useSubmit'
import { useText } from '@/shared/texts'
import type { Answering, FieldNote } from './notes'
import styles from './notes.module.css'

interface ReplyBoxProps {
  note: FieldNote
  answering: Answering
  onDone: () => void
}

/** Answers a note. What is typed outlasts a refusal and a reload. */
export function ReplyBox({ note, answering, onDone }: ReplyBoxProps) {
  const t = useText('editing')
  const issueText = useIssueText(undefined)
  const draft = useDraft(answering.draftKey(note))
  const [reply, setReply] = useState(() => {
    const kept = draft.restored?.reply
    return typeof kept === 'string' ? kept : (note.reply ?? '')
  })
  const [isChecked, setChecked] = useState(false)
  const { isBusy, failure, submit } = useSubmit()
  const id = useId()
  const { schema, send } = answering
  const { max } = ruleOf(schema, ['reply'])
  const [issue] = isChecked ? check(schema, { reply }).issues : []

  function answer() {
    setChecked(true)
    if (!check(schema, { reply }).isRight) return
    void submit(
      () => send(note, reply.trim()),
      () => {
        draft.drop()
        onDone()
      },
    )
  }

  return (
    <div className={styles.noteReply}>
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
      {failure && <SubmitFailure failure={failure} />}
      <Button size="small" type="primary" loading={isBusy} onClick={answer}>
        {t('editing:note.send')}
      </Button>
    </div>
  )
}
