import type { Concept } from '../model/answers'
import { StageView } from '../fields/StageView'
import { HandedInNotes } from '../notes/HandedInNotes'
import { notesOf } from '../notes/notes'

/** The first stage of a concept, to be read. */
export function FirstStageView({ concept }: { concept: Concept }) {
  return (
    <>
      <StageView stage="first" values={concept.firstStage} />
      <HandedInNotes stage="first" values={concept.firstStage} notes={notesOf(concept, 'first')} />
    </>
  )
}
