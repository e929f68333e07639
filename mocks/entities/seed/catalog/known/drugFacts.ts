import * as z from 'zod/mini'
import { Approval, Deal, Exclusivity, Patent, Sales, DrugSource } from '@/entities/drugs.api'
import file from '../../drugFacts.json'
import { LINES } from './catalogTypes'

const fact = <Field extends string, Value extends z.ZodMiniType>(field: Field, value: Value) =>
  z.strictObject({ drugId: z.string(), field: z.literal(field), value, source: z.string() })

const granted = z.literal(true)

/** A single published fact about a drug. */
const DrugFact = z.discriminatedUnion('field', [
  fact('mechanism', z.strictObject({ en: z.string(), zh: z.string() })),
  fact('code', z.string()),
  fact('atc', z.string().check(z.regex(/^[A-Z]\d\d[A-Z]{2}\d\d$/))),
  fact('approval', z.omit(Approval, { source: true })),
  fact('indication', z.strictObject({ id: z.string(), region: z.string() })),
  /** Patients it is approved for, in any of its indications. */
  fact('line', z.enum(LINES)),
  fact('biomarker', z.string()),
  fact('breakthrough', granted),
  fact('nrdl', granted),
  fact('patent', z.omit(Patent, { source: true })),
  fact('exclusivity', z.omit(Exclusivity, { source: true })),
  /** Parties are company ids. */
  fact(
    'deal',
    z.extend(z.omit(Deal, { source: true }), { from: z.nullish(z.string()), to: z.nullish(z.string()) }),
  ),
  fact('sales', z.omit(Sales, { source: true })),
])
type DrugFact = z.infer<typeof DrugFact>
type Field = DrugFact['field']
type FactOf<F extends Field> = Extract<DrugFact, { field: F }>

const { sources, facts } = z
  .object({ sources: z.record(z.string(), DrugSource), facts: z.array(DrugFact) })
  .parse(file)

const byDrug = new Map<string, DrugFact[]>()
for (const each of facts) byDrug.set(each.drugId, [...(byDrug.get(each.drugId) ?? []), each])

export const PUBLISHED = { sources, facts }

function sourceOf({ drugId, source }: DrugFact): DrugSource {
  const found = sources[source]
  if (!found) throw new Error(`A fact about ${drugId} names the source ${source}, which is not in the file.`)
  return found
}

export const published = <F extends Field>(drugId: string, field: F) =>
  (byDrug.get(drugId) ?? [])
    .filter((each): each is FactOf<F> => each.field === field)
    .map((each) => ({ value: each.value as FactOf<F>['value'], source: sourceOf(each) }))

export const publishedRows = <F extends 'approval' | 'patent' | 'exclusivity' | 'deal' | 'sales'>(
  drugId: string,
  field: F,
) => published(drugId, field).map(({ value, source }) => ({ ...value, source }))
