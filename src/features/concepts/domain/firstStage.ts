import * as z from 'zod/mini'
import { DRUG_TYPES } from '@/entities/drugTypes'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'
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
import { MAX_ROWS, money, limitedText } from './limits'

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
  number: required(limitedText('line')),
  title: nullable(limitedText('line')),
  filedOn: nullable(day),
})

/**
 * Data required for the first audit. The specification does not list the fields: they and which of them are required
 * are assumed, here only.
 */
export const FirstStage = z
  .object({
    name: required(limitedText('name')),
    nameEn: nullable(limitedText('name')),
    organisation: required(limitedText('name')),
    contact: required(limitedText('name')),
    phone: required(phone),
    email: required(email),
    principalInvestigator: required(limitedText('name')),
    area: required(oneOf(AREAS)),
    indication: required(limitedText('line')),
    target: nullable(limitedText('line')),
    mechanism: nullable(limitedText('text')),
    /** Dictionary `modality`. */
    modality: required(dictCode),
    drugType: required(oneOf(DRUG_TYPES)),
    /** Dictionary `clinical_phase`. */
    stage: required(dictCode),
    summary: required(limitedText('summary')),
    unmetNeed: nullable(limitedText('text')),
    competitors: nullable(limitedText('text')),
    patentState: nullable(oneOf(PATENT_STATES)),
    patents: rowsOf(Patent, 0, MAX_ROWS),
    evidence: nullable(limitedText('text')),
    funds: nullable(money),
    currency: nullable(oneOf(CONVERTIBLE_CURRENCIES)),
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
