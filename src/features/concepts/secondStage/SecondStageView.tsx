import type { Concept } from '../model/answers'
import { StageView } from '../fields/StageView'
import { HandedInNotes } from '../notes/HandedInNotes'
import { notesOf } from '../notes/notes'

/** The second stage of a concept, to be read. */
export function SecondStageView({ concept }: { concept: Concept }) {
  return (
    <>
      <StageView stage="second" values={concept.secondStage} />
      <HandedInNotes stage="second" values={concept.secondStage} notes={notesOf(concept, 'second')} />
    </>
  )
}
