import * as z from 'zod'
import { StoredFile } from '@/shared/files/api'
import { MAX_FILES } from '@/shared/files/rules'
import { CURRENCIES } from '@/shared/lib/money'
import { amount, code, day, email, oneOf, optional, phone, refuseIn, required, rowsOf, words } from './fields'

export const DRUG_TYPES = ['chemical', 'biological'] as const
export const PATENT_STATES = ['none', 'planned', 'filed', 'granted'] as const
export const COOPERATIONS = ['investment', 'licence', 'codevelopment', 'transfer', 'service'] as const
export const CHANNELS = ['self', 'recommended', 'competition', 'institute', 'event', 'other'] as const
export const AREAS = ['oncology', 'autoimmune', 'metabolic', 'neurology', 'infectious', 'hematology', 'cardiovascular', 'ophthalmology', 'rare', 'other'] as const // prettier-ignore

const Patent = z.object({
  number: required(words('line')),
  title: optional(words('line')),
  filedOn: optional(day),
})

/** Files of a stage. */
export const Attachments = z
  .array(StoredFile)
  .nullish()
  .transform((files, context) => {
    if ((files?.length ?? 0) > MAX_FILES) refuseIn(context)([], 'tooMany', { max: MAX_FILES })
    return files ?? []
  })

/**
 * What a concept has to say to be audited for the first time. The specification does not show the fields: these and
 * which of them are required are assumed, here only.
 */
export const FirstStage = z
  .object({
    name: required(words('name')),
    nameEn: optional(words('name')),
    organisation: required(words('name')),
    contact: required(words('name')),
    phone: required(phone),
    email: required(email),
    principalInvestigator: required(words('name')),
    /** One of `AREAS`. */
    area: required(oneOf(AREAS)),
    indication: required(words('line')),
    target: optional(words('line')),
    mechanism: optional(words('text')),
    /** Dictionary `modality`. */
    modality: required(code),
    drugType: required(oneOf(DRUG_TYPES)),
    /** Dictionary `clinical_phase`. */
    stage: required(code),
    summary: required(words('summary')),
    unmetNeed: optional(words('text')),
    competitors: optional(words('text')),
    patentState: optional(oneOf(PATENT_STATES)),
    patents: rowsOf(Patent, 0),
    evidence: optional(words('text')),
    funds: optional(amount),
    currency: optional(oneOf(CURRENCIES)),
    cooperation: optional(oneOf(COOPERATIONS)),
    channel: optional(oneOf(CHANNELS)),
    attachments: Attachments,
  })
  .superRefine(
    ({ funds, currency }, context) => {
      if (funds !== null && funds !== undefined && !currency) refuseIn(context)(['currency'], 'required')
    },
    { when: ({ issues }) => issues.every(({ code }) => code === 'custom') },
  )
export type FirstStage = z.infer<typeof FirstStage>
