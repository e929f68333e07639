import { formatMoneyExact, formatNumber, formatPercent, type ConvertibleCurrency } from '@/shared/lib/money'
import { MODALITIES, SOURCES } from '../../engine/method/methodTables'
import { FORMULAS } from '../../form/model/assumption'
import { regionToName } from '../../form/model/regions'
import type { Assumption, BasisPart } from '@/entities/report/assumption'
import { areaName, keysOf, findKnown, modalityName, sourceName } from './valuationNames'
import { yearsText } from './yearsText'
import type { TFunction } from '@/shared/i18n'

/** Inputs of derived values; a suffix after a colon is a row or a year. */
const PARTS = [
  'rare',
  'biomarker',
  'interval',
  'gap',
  'usdOf',
  'prices',
  'chinaCost',
  'exchangeRate',
  'futureBudget',
  'orderOfEntry',
  'entrants',
  'classPenetration',
  'originalPrice',
  'genericPrice',
  'moleculeShare',
  'genericUptake',
  'genericCount',
  'population',
  'incidence',
  'prevalence',
  'diagnosed',
  'inLine',
  'eligible',
  'treated',
  'treatmentMonths',
  'compliance',
  'yearlyCost',
] as const

/** Operators of formulas that are a single sum or product. */
const OPERATORS: Partial<Record<(typeof FORMULAS)[number], string>> = {
  interval: ' − ',
  costTable: ' × ',
  genericPrice: ' × ',
  patients: ' × ',
}

const LAWLESS = regionToName('rest', 'dataExclusivityYears')

function partName(t: TFunction, name: string): string {
  const [kind = '', row = ''] = name.split(':')
  if (kind === 'area') return areaName(t, row)
  if (kind === 'modality')
    return findKnown(keysOf(MODALITIES), row) === 'nme' ? t('valuation:basis.nme') : modalityName(t, row)
  const found = findKnown(PARTS, kind)
  return found ? t(`valuation:basis.part.${found}`, { row }) : name
}

function partValue(t: TFunction, { value, unit, name }: BasisPart, currency: ConvertibleCurrency): string {
  if (unit === 'years') return yearsText(t, value)
  if (unit === 'percent') return formatPercent(value, 1)
  if (unit === 'money') return formatMoneyExact(value, currency)
  return name.startsWith('usdOf') ? formatMoneyExact(value, 'USD') : formatNumber(value, 3)
}

/** Formats a number of a formula with its source: `Oncology 24.6% (BIO 2021)`. */
function partText(t: TFunction, part: BasisPart, currency: ConvertibleCurrency): string {
  const partWithSource = t('valuation:basis.part.text', {
    name: partName(t, part.name),
    value: partValue(t, part, currency),
    source: sourceName(t, part.source),
  })
  if (part.printed === null) return partWithSource
  return t('valuation:basis.shrunk', {
    part: partWithSource,
    printed: formatPercent(part.printed, 1),
    n: part.n,
  })
}

/**
 * Describes the origin of a value: entered, taken over, a product default, published by a source, or derived, with the
 * formula and its parts.
 */
export function provenance(
  t: TFunction,
  { field, source, basis }: Assumption,
  currency: ConvertibleCurrency,
): string {
  if (source === 'derived' && basis) {
    const formula = findKnown(FORMULAS, basis.formula)
    const parts = basis.parts
      .map((part) => partText(t, part, currency))
      .join(formula ? (OPERATORS[formula] ?? t('valuation:listGap')) : t('valuation:listGap'))
    return t('valuation:basis.derived', {
      formula: formula ? t(`valuation:basis.formula.${formula}`, { parts }) : parts,
    })
  }
  if (field === LAWLESS && source === 'default') return t('valuation:basis.noLaw')
  if (source === 'user' || source === 'lead' || source === 'default') return sourceName(t, source)
  return findKnown(keysOf(SOURCES), source)
    ? t('valuation:basis.published', { source: sourceName(t, source) })
    : source
}
