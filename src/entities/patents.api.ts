import * as z from 'zod/mini'
import { textIfAny, versionOrFirst } from '@/shared/api/wireDefaults'
import { dataOf, get } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { StoredFile } from '@/shared/files/files.api'
import { addYears } from '@/shared/lib/dates'
import { perScope } from './roomScope'

/** Years from the application on that a patent lasts, where nobody says otherwise. */
export const PATENT_TERM = 20

/** A patent of a room; only what names it has to be there. */
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

/** One patent of a room, by the section that the room stands in. */
export const patentRecordApi = perScope((scope) => get(`/${scope}/patent/:id`, { response: dataOf(Patent) }))
