import { DictField } from '@/shared/form/DictField'
import { FieldNotes } from '../../components/FieldNotes'
import { WordsField } from './WordsField'

/** What is said by whoever passes the first stage. */
export const OpinionFields = () => <WordsField name="opinion" limit="opinion" />

/** Why the first stage is given back, with notes on its fields. */
export const FirstReturnFields = () => (
  <>
    <DictField name="reasonClass" type="poc_return_reason" />
    <WordsField name="reason" limit="reason" />
    <FieldNotes stage="first" />
  </>
)

/** Why the information after the decision is given back. */
export const AfterReturnFields = () => <WordsField name="reason" limit="reason" />
