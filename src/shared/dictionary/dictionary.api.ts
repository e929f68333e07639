import * as z from 'zod/mini'
import { dataOf, get } from '@/shared/api'

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

const code = z.union([z.string(), z.number()])
const optionalText = z.catch(z.nullish(z.string()), null)

const Entry = z.pipe(
  z.object({
    dictLabel: z.catch(z.nullish(code), null),
    /** Text, even if the coded value is a number elsewhere. */
    dictValue: z.pipe(code, z.transform(String)),
    /** Style names of the backend; only those in `dictColors.ts` are known. */
    listClass: optionalText,
    cssClass: optionalText,
    /** Free text; the weight of a score item. */
    remark: optionalText,
  }),
  // An entry without a label is named by its value.
  z.transform(({ dictLabel, ...entry }) => ({
    ...entry,
    dictLabel: String(dictLabel ?? '').trim() === '' ? entry.dictValue : String(dictLabel),
  })),
)
export type DictionaryEntry = z.output<typeof Entry>

/** Drops entries without a value; of equal values the first wins. */
const Entries = z.pipe(
  z.nullish(z.array(z.catch(z.nullable(Entry), null))),
  z.transform((entries) => {
    const byValue = new Map<string, DictionaryEntry>()
    for (const entry of entries ?? []) {
      if (entry && !byValue.has(entry.dictValue)) byValue.set(entry.dictValue, entry)
    }
    return [...byValue.values()]
  }),
)

export const dictionaryApi = {
  /** An unknown type has no entries; the server then leaves `data` out or empty. The caller shows the failure. */
  entries: get('/system/dict/data/type/:type', { response: dataOf(Entries), alerts: 'session' }),
}
