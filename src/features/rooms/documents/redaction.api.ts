import * as z from 'zod/mini'
import { dataOf, get, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { VersionedRef } from '@/shared/api/versionedRef'
import { chosenName } from '@/shared/api/wireDefaults'
import { perScope, type Scope } from '@/entities/roomScope'
import { oneOf, required } from '@/shared/form/fieldParsers'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import { PageRegion } from '@/shared/viewer/view.api'
import { PATTERNS, REDACTION_ORIGINS, REDACTION_STATES } from '../domain/redaction'

export const MAX_REDACTED_DOCUMENTS = 100
/** Maximum number of words or names in a search. */
export const MAX_REDACTION_WORDS = 500
export const MAX_WORD_LENGTH = 100

const RedactionProposal = z.object({
  id: z.coerce.string(),
  page: z.number(),
  region: PageRegion,
  origin: z.catch(z.enum(REDACTION_ORIGINS), 'search'),
  state: z.enum(REDACTION_STATES),
})
export type RedactionProposal = z.infer<typeof RedactionProposal>

/** Proposals for a version of a document, in reading order. Never the text below them. */
const Redaction = z.object({
  /** Id of the document's version. */
  id: z.coerce.string(),
  /** Optimistic lock of the proposals. */
  version: z.number(),
  rows: listOf(RedactionProposal),
  /** Parties that can get a variant; for administrators only. */
  parties: listOf(z.object({ id: z.coerce.string(), name: chosenName(z.string()) })),
})
export type Redaction = z.infer<typeof Redaction>

/** Reasons why a document has no proposals; unknown ones become `other`. */
const UNSEARCHED = ['noPages', 'noText', 'other'] as const

const ProposedDocument = z.object({
  id: z.coerce.string(),
  name: chosenName(z.string()),
  /** Added by this call, and open ones in total. */
  added: z.number(),
  open: z.number(),
  reason: z.nullish(z.catch(z.enum(UNSEARCHED), 'other')),
})
export type ProposedDocument = z.infer<typeof ProposedDocument>

const words = z.array(z.string().check(z.maxLength(MAX_WORD_LENGTH))).check(z.maxLength(MAX_REDACTION_WORDS))

export const AUDIENCES = ['everybody', 'parties'] as const

export const AudienceInput = z
  .object({
    audience: required(oneOf(AUDIENCES)),
    tagIds: z.pipe(
      z.nullish(z.array(z.string())),
      z.transform((ids) => ids ?? []),
    ),
  })
  .check(
    z.superRefine(({ audience, tagIds }, context) => {
      if (audience === 'parties' && tagIds.length === 0) errorReporter(context)(['tagIds'], 'required')
    }, RUN_DESPITE_FIELD_ERRORS),
  )

/** Redaction of documents: every call needs level _manage_ on them. Assumed, here only. */
const redactionApi = (scope: Scope) => ({
  /** Proposals for the newest version of a document. */
  read: get(`/${scope}/document/redaction/:id`, { response: dataOf(Redaction) }),
  /** Adds accepted regions that were drawn. Needs no lock: it changes nothing that others see. */
  draw: post(`/${scope}/document/redaction`, {
    body: z.object({
      id: z.string(),
      page: z.number(),
      region: PageRegion,
    }),
    response: dataOf(Redaction),
    repeatSubmit: false,
  }),
  /** Accepts or rejects proposals, or removes them. */
  decide: put(`/${scope}/document/redaction`, {
    body: z.extend(VersionedRef, {
      ids: z.array(z.string()).check(z.minLength(1)),
      state: z.enum([...REDACTION_STATES, 'removed']),
    }),
    response: dataOf(Redaction),
    repeatSubmit: false,
  }),
  /** Proposes regions in the newest version of each document, by patterns, words and names. */
  propose: post(`/${scope}/document/redaction/propose`, {
    body: z.object({
      ids: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_REDACTED_DOCUMENTS)),
      patterns: z.array(z.enum(PATTERNS)),
      words,
      names: words,
    }),
    response: dataOf(listOf(ProposedDocument)),
    // The same search again finds nothing twice.
    repeatSubmit: false,
  }),
  /**
   * Makes a version for review, in which the content of the accepted regions is gone from picture and text. Without
   * tags it is the document's next version, and those before are for managers only from then on. With tags it is a
   * variant of the version for each of them; only administrators make those.
   */
  apply: post(`/${scope}/document/redaction/apply`, {
    body: z.extend(VersionedRef, { tagIds: z.nullable(z.array(z.string()).check(z.minLength(1))) }),
    response: dataOf(z.object({ ids: z.array(z.coerce.string()), no: z.number(), regions: z.number() })),
  }),
  /** Ends the variants that the party of this one reads: it reads the general version from then on. */
  giveGeneral: put(`/${scope}/document/redaction/general`, { body: VersionedRef }),
})

export const redactionApis = perScope(redactionApi)
