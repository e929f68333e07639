import * as z from 'zod/mini'
import { DRUG_TYPES } from '@/entities/drugTypes'
import { CURRENCIES } from '@/shared/lib/money'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import {
  day,
  email,
  dictCode,
  files,
  nullable,
  oneOf,
  phone,
  required,
  rowsOf,
} from '@/shared/form/fieldParsers'
import { MAX_ROWS, money, words } from './limits'

export const PATENT_STATES = ['none', 'planned', 'filed', 'granted'] as const
export const COOPERATIONS = ['investment', 'licence', 'codevelopment', 'transfer', 'service'] as const
export const CHANNELS = ['self', 'recommended', 'competition', 'institute', 'event', 'other'] as const
export const AREAS = [
  'oncology',
  'autoimmune',
  'metabolic',
  'neurology',
  'infectious',
  'hematology',
  'cardiovascular',
  'ophthalmology',
  'rare',
  'other',
] as const

const Patent = z.object({
  number: required(words('line')),
  title: nullable(words('line')),
  filedOn: nullable(day),
})

/**
 * What a concept has to say to be audited for the first time. The specification does not show the fields: these and
 * which of them are required are assumed, here only.
 */
export const FirstStage = z
  .object({
    name: required(words('name')),
    nameEn: nullable(words('name')),
    organisation: required(words('name')),
    contact: required(words('name')),
    phone: required(phone),
    email: required(email),
    principalInvestigator: required(words('name')),
    /** One of `AREAS`. */
    area: required(oneOf(AREAS)),
    indication: required(words('line')),
    target: nullable(words('line')),
    mechanism: nullable(words('text')),
    /** Dictionary `modality`. */
    modality: required(dictCode),
    drugType: required(oneOf(DRUG_TYPES)),
    /** Dictionary `clinical_phase`. */
    stage: required(dictCode),
    summary: required(words('summary')),
    unmetNeed: nullable(words('text')),
    competitors: nullable(words('text')),
    patentState: nullable(oneOf(PATENT_STATES)),
    patents: rowsOf(Patent, 0, MAX_ROWS),
    evidence: nullable(words('text')),
    funds: nullable(money),
    currency: nullable(oneOf(CURRENCIES)),
    cooperation: nullable(oneOf(COOPERATIONS)),
    channel: nullable(oneOf(CHANNELS)),
    attachments: files(),
  })
  .check(
    z.superRefine(({ funds, currency }, context) => {
      if (funds !== null && funds !== undefined && !currency) errorReporter(context)(['currency'], 'required')
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export type FirstStage = z.infer<typeof FirstStage>
