import * as z from 'zod/mini'
import { countOrZero, numberOrNull, orNull, textIfAny, textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { serverNow } from '@/shared/api/serverClock'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { exportOf } from '@/shared/files/exports'
import { importOf } from '@/shared/files/imports'
import { StoredFile } from '@/shared/files/files.api'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import {
  amount,
  email,
  dictCode,
  files,
  flag,
  integer,
  dateTime,
  nullable,
  oneOf,
  phone,
  required,
  rowsOf,
  text,
} from '@/shared/form/fieldParsers'
import { serverTime } from '@/shared/lib/dates'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'
import { CUSTOMER_INPUTS, MAX_DEAL } from '../domain/customerWorkflow'
import { plausibleDay } from '../domain/plausible'
import { CUSTOMER_STAGES } from '../domain/states'
import { DUES } from './dues'

/* The specification names the paths and the fields; the values are assumed, here only. */

const id = z.coerce.string()

export const FOLLOW_UP_METHODS = ['phone', 'email', 'meeting', 'visit', 'conference', 'other'] as const

const Contact = z.object({ name: z.string(), position: textOrEmpty, phone: textOrEmpty, email: textOrEmpty })
export type Contact = z.infer<typeof Contact>

/** Fields that a stage requires are set from that stage on. */
export const Customer = z.pipe(
  z.object({
    id,
    version: z.coerce.number(),
    name: z.string(),
    /** Dictionary `customer_type`. */
    type: textOrEmpty,
    region: textOrEmpty,
    contacts: listOf(Contact),
    ownerId: id,
    ownerName: textOrEmpty,
    projectId: z.nullish(id),
    projectName: textOrEmpty,
    interests: textOrEmpty,
    /** In percent. */
    probability: numberOrNull,
    expectedAmount: numberOrNull,
    currency: z.catch(z.enum(CONVERTIBLE_CURRENCIES), 'CNY'),
    source: textOrEmpty,
    nextAction: textOrEmpty,
    nextActionDate: textIfAny,
    /** Dictionary `customer_stage`. */
    stage: z.enum(CUSTOMER_STAGES),
    lostFrom: orNull(z.enum(CUSTOMER_STAGES)),
    stageTime: textIfAny,
    /** Time of the latest follow-up, and number of follow-ups. */
    lastContact: textIfAny,
    followCount: countOrZero,
    /** The room of this section and the customer's tag in it; only for callers who can see the room. */
    roomId: z.nullish(id),
    roomName: textOrEmpty,
    tagId: z.nullish(id),
    tagName: textOrEmpty,
    cda: listOf(StoredFile),
    terms: textOrEmpty,
    contractNo: textOrEmpty,
    contractAmount: numberOrNull,
    /** Dictionary `customer_lost_reason`. */
    lostReason: textOrEmpty,
    lostWords: textOrEmpty,
    /** Only in answers about a single customer. */
    events: listOf(
      z.object({
        time: textOrEmpty,
        by: textOrEmpty,
        action: z.string(),
        from: orNull(z.enum(CUSTOMER_STAGES)),
        to: z.enum(CUSTOMER_STAGES),
        text: textOrEmpty,
      }),
    ),
    updateTime: textIfAny,
  }),
  z.transform((customer) => ({ ...customer, state: customer.stage })),
)
export type Customer = z.infer<typeof Customer>

/** Fields of an import file; it also has one contact per customer. */
const customerFields = {
  name: required(text(2, 100)),
  type: required(dictCode),
  region: nullable(text(2, 40)),
  interests: nullable(text(2, 200)),
  probability: nullable(integer(0, 100)),
  expectedAmount: nullable(amount(0, MAX_DEAL)),
  currency: nullable(oneOf(CONVERTIBLE_CURRENCIES)),
  source: nullable(text(2, 80)),
  nextAction: nullable(text(2, 100)),
  nextActionDate: required(plausibleDay('nextAction')),
}

const contactFields = {
  name: required(text(1, 40)),
  position: nullable(text(1, 40)),
  phone: nullable(phone),
  email: nullable(email),
}

export const IMPORTED_FIELDS = [
  'name',
  ...(Object.keys(customerFields).slice(1) as Exclude<keyof typeof customerFields, 'name'>[]),
  'contactName',
  'contactPosition',
  'contactPhone',
  'contactEmail',
] as const

const MAX_CONTACTS = 20

export const CustomerInput = z.object({
  ...customerFields,
  contacts: rowsOf(z.object(contactFields), 0, MAX_CONTACTS),
  ownerId: required(dictCode),
  projectId: nullable(dictCode),
  roomId: nullable(dictCode),
  tagId: nullable(dictCode),
  /** Confirms that another customer of the same name is a different company. */
  isAnother: flag,
})
export type CustomerBody = z.output<typeof CustomerInput>

export const FollowUp = z.object({
  id,
  time: z.string(),
  way: z.catch(z.enum(FOLLOW_UP_METHODS), 'other'),
  content: textOrEmpty,
  nextAction: textOrEmpty,
  nextDate: textIfAny,
  files: listOf(StoredFile),
  by: textOrEmpty,
})
export type FollowUp = z.infer<typeof FollowUp>

export const FOLLOW_RULES = ['future', 'beforeTime'] as const

export const FollowInput = z
  .object({
    time: required(dateTime),
    way: required(oneOf(FOLLOW_UP_METHODS)),
    content: required(text(5, 2000)),
    nextAction: nullable(text(2, 100)),
    nextDate: nullable(plausibleDay('nextAction')),
    files: files(),
  })
  .check(
    z.superRefine(({ time, nextDate }, context) => {
      const addError: AddError<(typeof FOLLOW_RULES)[number]> = errorReporter(context)
      if (time > serverTime(serverNow())) addError(['time'], 'future')
      if (nextDate && nextDate < time.slice(0, 10)) addError(['nextDate'], 'beforeTime')
    }, RUN_DESPITE_FIELD_ERRORS),
  )

const Filter = z.object({
  keyword: z.optional(z.string()),
  /** Comma-separated. */
  stages: z.optional(z.string()),
  type: z.optional(z.string()),
  region: z.optional(z.string()),
  ownerId: z.optional(z.string()),
  projectId: z.optional(z.string()),
  due: z.optional(z.enum(DUES)),
  /** Days of the next action, both inclusive. */
  nextFrom: z.optional(z.string()),
  nextTo: z.optional(z.string()),
  /** Range of the expected amount, in the currency of each customer. */
  least: z.optional(z.coerce.number()),
  most: z.optional(z.coerce.number()),
})
export const CustomerFilter = z.extend(PageQuery, Filter.shape)
export type CustomerFilter = z.infer<typeof Filter>

const Figures = z.object({
  stages: listOf(
    z.object({ stage: z.enum(CUSTOMER_STAGES), count: countOrZero, value: z.number(), weighted: z.number() }),
  ),
  /** Number of customers whose next action is overdue. */
  overdue: countOrZero,
})

const Owner = z.object({ id, name: textOrEmpty })

const SimilarCustomer = z.object({
  id,
  name: z.string(),
  ownerName: textOrEmpty,
  stage: z.enum(CUSTOMER_STAGES),
  isSame: z.catch(z.boolean(), false),
})
export type SimilarCustomer = z.infer<typeof SimilarCustomer>

/** A room that the caller sees, with the tags that the caller may know. */
const LinkedRoom = z.object({ id, name: textOrEmpty, tags: listOf(z.object({ id, name: textOrEmpty })) })

/** Activity of the members of a customer's tag in the room; empty if the caller may not see it there. */
const Activity = z.object({
  roomId: z.nullish(id),
  doings: z.nullish(
    z.object({
      sessions: countOrZero,
      permitted: countOrZero,
      opened: countOrZero,
      minutes: countOrZero,
      questions: countOrZero,
    }),
  ),
  /** Last visit of each member. */
  visits: listOf(z.object({ name: textOrEmpty, time: z.string() })),
  /** Documents that they have read, latest first. */
  documents: listOf(z.object({ id, name: textOrEmpty, count: countOrZero, time: z.string() })),
  /** `status`: dictionary `vdr_question_status`. */
  questions: listOf(z.object({ id, title: textOrEmpty, status: textOrEmpty, time: textIfAny })),
})
export type Activity = z.infer<typeof Activity>

export const customerApi = {
  list: get('/implement/customer/list', { query: CustomerFilter, response: pageOf(Customer) }),
  /** Count and value of each stage, over all customers that match the filter. */
  figures: get('/implement/customer/figures', { query: Filter, response: dataOf(Figures) }),
  owners: get('/implement/customer/owners', { response: dataOf(listOf(Owner)) }),
  rooms: get('/implement/customer/rooms', { response: dataOf(listOf(LinkedRoom)) }),
  /** Customers with the same or a similar name, without the one being edited. */
  twins: get('/implement/customer/twins', {
    query: z.object({ name: z.string(), exceptId: z.optional(z.string()) }),
    response: dataOf(listOf(SimilarCustomer)),
  }),
  activity: get('/implement/customer/activity', {
    query: z.object({ id: z.string() }),
    response: dataOf(Activity),
  }),
  export: exportOf('/implement/customer/export', z.extend(Filter, { language: z.enum(['zh', 'en']) })),
  /** The user who imports the file owns its customers. */
  importData: importOf('/implement/customer/importData'),
  create: post('/implement/customer', { body: CustomerInput }),
  update: put('/implement/customer', { body: z.intersection(CustomerInput, VersionedRef) }),
  remove: del('/implement/customer/:ids'),
  /** Moves a customer to another stage, with the input that the step requires. */
  changeStage: put('/implement/customer/changeStage', {
    body: z.union([
      z.extend(VersionedRef, { stage: z.enum(['contacted', 'won']) }),
      z.intersection(z.extend(VersionedRef, { stage: z.literal('cda') }), CUSTOMER_INPUTS.sign),
      z.intersection(z.extend(VersionedRef, { stage: z.literal('diligence') }), CUSTOMER_INPUTS.examine),
      z.intersection(z.extend(VersionedRef, { stage: z.literal('terms') }), CUSTOMER_INPUTS.negotiate),
      z.intersection(z.extend(VersionedRef, { stage: z.literal('contract') }), CUSTOMER_INPUTS.contract),
      z.intersection(z.extend(VersionedRef, { stage: z.literal('lost') }), CUSTOMER_INPUTS.lose),
      z.intersection(z.extend(VersionedRef, { stage: z.literal('reopened') }), CUSTOMER_INPUTS.reopen),
    ]),
  }),
  follows: get('/implement/customer/follow/list', {
    query: z.extend(PageQuery, { customerId: z.string() }),
    response: pageOf(FollowUp),
  }),
  follow: post('/implement/customer/follow', {
    body: z.intersection(FollowInput, z.object({ customerId: z.string() })),
  }),
  detail: get('/implement/customer/:id', { response: dataOf(Customer) }),
}
