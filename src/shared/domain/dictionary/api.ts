import * as z from 'zod'
import { dataOf, get } from '@/shared/api'

/** Types of coded values that the server keeps a dictionary of. */
export const DICTIONARIES = [
  'poc_status',
  'poc_secrecy_status',
  'poc_return_reason',
  'poc_score_item',
  'vdr_room_status',
  'vdr_member_status',
  'vdr_member_role',
  'vdr_tag_type',
  'vdr_tag_category',
  'vdr_doc_level',
  'vdr_doc_status',
  'vdr_log_action',
  'vdr_question_status',
  'vdr_question_category',
  'patent_kind',
  'patent_legal_status',
  'patent_receiving_office',
  'project_phase',
  'project_status',
  'milestone_status',
  'customer_type',
  'customer_stage',
  'customer_lost_reason',
  'claim_cover',
  'claim_event',
  'claim_status',
  'fund_type',
  'instalment_status',
  'currency',
  'modality',
  'clinical_phase',
  'ticket_kind',
  'spend_status',
  'speak_status',
] as const
export type Dictionary = (typeof DICTIONARIES)[number]

const Entry = z.object({
  dictLabel: z.string(),
  /** Text, even where the coded value is a number elsewhere. */
  dictValue: z.union([z.string(), z.number()]).transform(String),
  /** Names of a look; only those in `colors.ts` are known. */
  listClass: z.string().nullish(),
  cssClass: z.string().nullish(),
  /** Free words; of a score item its weight. */
  remark: z.string().nullish(),
})
export type DictionaryEntry = z.output<typeof Entry>

/** An entry that can't be read is left out, and the others stay. */
const Entries = z
  .array(Entry.nullable().catch(null))
  .nullish()
  .transform((entries) => (entries ?? []).filter((entry) => entry !== null))

export const dictionaryApi = {
  /** An unknown type has no entries; the server then leaves `data` out or empty. Who asks shows its failure. */
  entries: get('/system/dict/data/type/:type', { response: dataOf(Entries), alerts: 'session' }),
}
