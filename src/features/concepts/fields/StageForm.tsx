import { Alert } from 'antd'
import { useCallback, useId, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import type { Currency } from '@/shared/lib/money'
import { DictLabel } from '@/shared/domain/dictionary/DictLabel'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DraftNote } from '@/shared/form/DraftNote'
import { FormName } from '@/shared/form/focusField'
import { ConflictPanel } from '@/shared/editing/ConflictPanel'
import { SaveLine } from '@/shared/editing/SaveLine'
import type { Editing } from '@/shared/editing/useVersioned'
import { conceptApi } from '../model/api'
import type { Concept } from '../model/answers'
import { conceptWorkflow } from '../domain/workflow'
import type { Stage } from '../model/fieldLabel'
import { HandedInNotes } from '../notes/HandedInNotes'
import { currentNotes, isHandedIn, notesOf, type ReturnNote } from '../notes/notes'
import { NotesContext } from '../notes/notesContext'
import { NotesList } from '../notes/NotesList'
import { useChange } from '../model/useChange'
import { useViewer } from '../model/viewer'
import { StageContext } from './stageContext'
import { StageFields } from './StageFields'
import { useStageWords } from './useStageWords'

interface StageFormProps {
  stage: Stage
  schema: z.ZodObject
  concept: Concept
  editing: Editing
  /** Of the amounts, where it is not a field of the stage. */
  currency?: Currency | undefined
  /** `Group`s of fields. */
  children: ReactNode
}

/** A stage of a concept while it is written: saved as it is typed, with the notes with which it was returned. */
export function StageForm({ stage, schema, concept, editing, currency, children }: StageFormProps) {
  const { t } = useTranslation('editing')
  const words = useStageWords(stage)
  const { autosave, status, base, round, isRestored, closeRestored } = editing
  const name = useId()
  const viewer = useViewer()
  const resolve = useChange(conceptApi.answerNote)
  const { id } = concept
  const mayAnswer = conceptWorkflow.possibilityOf('answerNote', concept, viewer).isAllowed
  const notes = notesOf(concept, stage)

  const answer = useCallback(
    (note: ReturnNote, reply: string) =>
      autosave.change((version) => resolve({ body: { id, version, noteId: note.id, reply } })),
    [autosave, resolve, id],
  )
  const stageContext = useMemo(() => ({ stage, schema, currency }), [stage, schema, currency])
  const notesContext = useMemo(
    () => ({
      conceptId: id,
      notes: currentNotes(notesOf(concept, stage)),
      answer: mayAnswer ? answer : null,
    }),
    [id, concept, stage, mayAnswer, answer],
  )

  return (
    <FormName value={name}>
      <StageContext value={stageContext}>
        <NotesContext value={notesContext}>
          <ReturnReason stage={stage} concept={concept} />
          <NotesList stage={stage} />
          {isRestored && (
            <DraftNote
              title={t('draft.restored')}
              action={{ text: t('draft.discard'), onClick: autosave.discard }}
              onClose={closeRestored}
            />
          )}
          {status.kind === 'conflict' && (
            <ConflictPanel
              key={status.theirs.version}
              schema={schema}
              words={words}
              base={base.values}
              mine={autosave.values()}
              theirs={status.theirs}
              onResolve={autosave.resolve}
            />
          )}
          <StageFields
            key={round}
            start={autosave.values()}
            onType={autosave.type}
            onLeave={autosave.saveWaiting}
            onSave={autosave.saveNow}
            tools={<SaveLine status={status} words={words} onSave={autosave.saveNow} />}
          >
            {children}
          </StageFields>
          <HandedInNotes stage={stage} values={base.values} notes={notes.filter(isHandedIn)} />
        </NotesContext>
      </StageContext>
    </FormName>
  )
}

/** With what words the stage was returned last. */
function ReturnReason({ stage, concept: { opinions } }: Pick<StageFormProps, 'stage' | 'concept'>) {
  const { t } = useTranslation('conceptsForms')
  const last = opinions.findLast((opinion) => opinion.stage === stage)
  if (!last || last.isPass) return null
  return (
    <Alert
      type="warning"
      showIcon
      className="list-note"
      title={
        <>
          {t('returned.by', { by: last.by })} <TimeText time={last.time} />
        </>
      }
      description={
        <>
          {last.reasonClass && (
            <>
              <strong>
                <DictLabel type="poc_return_reason" value={last.reasonClass} />
              </strong>
              {' · '}
            </>
          )}
          {last.text}
        </>
      }
    />
  )
}
