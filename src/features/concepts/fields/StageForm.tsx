import { useCallback, useId, useMemo, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Currency } from '@/shared/lib/money'
import { DraftNotice } from '@/shared/form/DraftNotice'
import { FormName } from '@/shared/form/focusField'
import { ConflictPanel } from '@/shared/autosave/ConflictPanel'
import { SubmittedNotes } from '../notes/SubmittedNotes'
import { isSubmitted, NotesContext, type FieldNote } from '../notes/fieldNotes'
import { NotesList } from '../notes/NotesList'
import { SaveLine } from './SaveLine'
import type { AutosaveState } from '@/shared/autosave/useAutosave'
import { useTranslations } from '@/shared/i18n'
import { ReturnReason } from '../components/ReturnReason'
import { conceptApi } from '../model/concepts.api'
import type { Concept } from '../model/answers'
import { INPUTS } from '../domain/inputs'
import { conceptWorkflow } from '../domain/conceptWorkflow'
import type { Stage } from '../model/fieldLabel'
import { useConceptMutation } from '../model/useConceptMutation'
import { useConceptViewer } from '../model/useConceptViewer'
import { StageContext } from './stageContext'
import { StageFields } from './StageFields'
import { useStageTexts } from './useStageTexts'

interface StageFormProps {
  stage: Stage
  schema: z.ZodMiniObject
  concept: Concept
  notes: readonly FieldNote[]
  editing: AutosaveState
  /** Currency of the amounts, unless it is a field of the stage. */
  currency?: Currency | undefined
  children: ReactNode
}

/** Editable stage of a concept: saved automatically, with the notes of its return. */
export function StageForm({ stage, schema, concept, notes, editing, currency, children }: StageFormProps) {
  const t = useTranslations('editing')
  const texts = useStageTexts(stage)
  const { autosave, status, base, round, isRestored, closeRestored } = editing
  const name = useId()
  const viewer = useConceptViewer()
  const resolve = useConceptMutation(conceptApi.answerNote)
  const { id } = concept
  const canAnswer = conceptWorkflow.availabilityOf('answerNote', concept, viewer).isAllowed

  const answer = useCallback(
    (note: FieldNote, reply: string) =>
      autosave.change((version) => resolve({ body: { id, version, noteId: note.id, reply } })),
    [autosave, resolve, id],
  )
  const stageContext = useMemo(() => ({ stage, schema, currency }), [stage, schema, currency])
  const notesContext = useMemo(
    () => ({
      notes: notes.filter((note) => !isSubmitted(note)),
      answering: canAnswer
        ? {
            schema: INPUTS.reply,
            draftKey: (note: FieldNote) => `concept:${id}:note:${note.id}`,
            send: answer,
          }
        : null,
    }),
    [id, notes, canAnswer, answer],
  )

  return (
    <FormName value={name}>
      <StageContext value={stageContext}>
        <NotesContext value={notesContext}>
          <ReturnReason stage={stage} concept={concept} />
          <NotesList fields={Object.keys(schema.shape)} labels={texts} />
          {isRestored && (
            <DraftNotice
              title={t('editing:draft.restored')}
              action={{ text: t('editing:draft.discard'), onClick: autosave.discard }}
              onClose={closeRestored}
            />
          )}
          {status.kind === 'conflict' && (
            <ConflictPanel
              key={status.theirs.version}
              schema={schema}
              labels={texts}
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
            tools={<SaveLine status={status} labels={texts} onSave={autosave.saveNow} />}
          >
            {children}
          </StageFields>
          <SubmittedNotes notes={notes.filter(isSubmitted)} values={base.values} labels={texts} />
        </NotesContext>
      </StageContext>
    </FormName>
  )
}
