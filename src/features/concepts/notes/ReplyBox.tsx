import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import type { Result } from '@/shared/api'
import { useSubmit } from '@/shared/form/useSubmit'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { lengthOf } from '@/shared/form/readers'
import { useDraft } from '@/shared/form/useDraft'
import { useText } from '@/shared/texts'
import { issuesOf } from '../domain/drafts'
import { INPUTS } from '../domain/inputs'
import { TEXT_LIMITS } from '../domain/limits'
import { issueText } from '../model/words'
import type { ReturnNote } from './notes'
import { useNotes } from './notesContext'
import styles from './notes.module.css'

const { max } = TEXT_LIMITS.reply

interface ReplyBoxProps {
  note: ReturnNote
  answer: (note: ReturnNote, reply: string) => Promise<Result<unknown>>
  onDone: () => void
}

/** Answers a note. What is typed outlasts a refusal and a reload. */
export function ReplyBox({ note, answer, onDone }: ReplyBoxProps) {
  const t = useText('conceptsForms', 'concepts', 'parts')
  const draft = useDraft(`concept:${useNotes().conceptId}:note:${note.id}`)
  const [reply, setReply] = useState(() => {
    const kept = draft.restored?.reply
    return typeof kept === 'string' ? kept : (note.reply ?? '')
  })
  const [isChecked, setChecked] = useState(false)
  const { isBusy, failure, submit } = useSubmit()
  const id = useId()
  const [issue] = isChecked ? issuesOf(INPUTS.reply, { reply }) : []

  function send() {
    setChecked(true)
    if (issuesOf(INPUTS.reply, { reply }).length > 0) return
    void submit(
      () => answer(note, reply.trim()),
      () => {
        draft.drop()
        onDone()
      },
    )
  }

  return (
    <div className={styles.noteReply}>
      <label htmlFor={id}>{t('conceptsForms:note.reply')}</label>
      <Input.TextArea
        id={id}
        autoSize={{ minRows: 2, maxRows: 8 }}
        value={reply}
        {...(issue ? { status: 'error', 'aria-invalid': true, 'aria-describedby': `${id}-issue` } : {})}
        count={{ show: true, max, strategy: lengthOf }}
        onChange={({ target }) => {
          setReply(target.value)
          draft.keep({ reply: target.value })
        }}
      />
      {issue && (
        <p id={`${id}-issue`} role="alert" className={styles.noteIssue}>
          {issueText(t, issue)}
        </p>
      )}
      {failure && <SubmitFailure failure={failure} />}
      <Button size="small" type="primary" loading={isBusy} onClick={send}>
        {t('conceptsForms:note.send')}
      </Button>
    </div>
  )
}
