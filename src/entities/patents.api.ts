import * as z from 'zod/mini'
import { textIfAny, versionOrFirst } from '@/shared/api/wireDefaults'
import { dataOf, get } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { StoredFile } from '@/shared/files/files.api'
import { addYears } from '@/shared/lib/dates'
import { perScope } from './roomScope'

/** Years from the application date, unless the patent states otherwise. */
export const PATENT_TERM = 20

/** A patent of a room; only what identifies it is required. */
export const Patent = z.pipe(
  z.object({
    id: z.coerce.string(),
    version: versionOrFirst,
    applicationNo: z.string(),
    applicationDate: textIfAny,
    patentNo: textIfAny,
    effectiveDate: textIfAny,
    applicant: textIfAny,
    beneficiary: textIfAny,
    internationalNo: textIfAny,
    firstCountry: textIfAny,
    receivingOffice: textIfAny,
    title: textIfAny,
    kind: textIfAny,
    legalStatus: textIfAny,
    expiry: textIfAny,
    expiryReason: textIfAny,
    nextFeeDate: textIfAny,
    family: textIfAny,
    certificate: listOf(StoredFile),
  }),
  z.transform((patent) => ({
    ...patent,
    lastDay: patent.expiry ?? (patent.applicationDate ? addYears(patent.applicationDate, PATENT_TERM) : null),
  })),
)
export type Patent = z.infer<typeof Patent>

export const patentRecordApi = perScope((scope) => get(`/${scope}/patent/:id`, { response: dataOf(Patent) }))
