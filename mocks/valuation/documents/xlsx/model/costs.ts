import type { Indication } from '@/features/valuation/engine'

/** Formulas of the result of a stage: its time, and the probability that no earlier one is a failure. */
export interface ResultCells {
  end: string
  reach: string
}

interface Piece {
  from: string
  to: string
  reach: string
}

/** Parts of an interval between the results of the stages; `approved` is the probability of being paid after the last one. */
function piecesOf(from: string, to: string, results: readonly ResultCells[], approved: string): Piece[] {
  return [...results.map(({ reach }) => reach), approved].map((reach, index) => {
    const [since, until] = [results[index - 1], results[index]]
    return {
      from: since ? `MAX(${from},${since.end})` : from,
      to: until ? `MIN(${to},${until.end})` : to,
      reach,
    }
  })
}

/** Years of an interval within period n. */
export const yearsIn = (from: string, to: string, n: string) => `MAX(0,MIN(${to},${n}+1)-MAX(${from},0,${n}))`

/** Years of an interval within period n, each weighted with the probability that it is reached. */
export const expectedYearsIn = (
  from: string,
  to: string,
  n: string,
  results: readonly ResultCells[],
  approved: string,
): string =>
  piecesOf(from, to, results, approved)
    .map((piece) => `${piece.reach}*${yearsIn(piece.from, piece.to, n)}`)
    .join('+')

export type OutlayInput = NonNullable<Indication['outlays']>[number]

/** Names of the inputs of a cost with dates of its own. */
export const outlayCells = (key: string, index: number) => ({
  amount: `outlay_${key}_${index + 1}`,
  at: `outlay_at_${key}_${index + 1}`,
  years: `outlay_years_${key}_${index + 1}`,
  committed: `outlay_committed_${key}_${index + 1}`,
  /** Its time in the case in use, years from the base date. */
  start: `case_outlay_at_${key}_${index + 1}`,
})
type OutlayCells = ReturnType<typeof outlayCells>

/** Formula of the time of a cost, years from the base date. */
export const outlayStart = ({ from }: OutlayInput, { at }: OutlayCells, launch: string) =>
  from === 'launch' ? `${launch}+${at}` : `(${at}-base_date)/365.25`

/** A cost in period n before probability; paid at once, it falls as a whole in one period. */
export const outlayIn = ({ amount, years }: OutlayCells, start: string, n: string) =>
  `${amount}*IF(${years}=0,IF(AND(${start}>=0,INT(${start})=${n}),1,0),${yearsIn(start, `(${start}+${years})`, n)}/MAX(${years},0.000000000001))`

/** Probability that a cost paid at once is due; committed costs are always paid. */
const reachAt = (start: string, results: readonly ResultCells[], approved: string) =>
  results.reduceRight((after, { end, reach }) => `IF(${start}<${end},${reach},${after})`, approved)

/** A cost in period n, weighted with the results known by then. */
export function expectedOutlayIn(
  cells: OutlayCells,
  start: string,
  n: string,
  results: readonly ResultCells[],
  approved: string,
): string {
  const { amount, years, committed } = cells
  const spread = expectedYearsIn(start, `(${start}+${years})`, n, results, approved)
  const atOnce = `IF(AND(${start}>=0,INT(${start})=${n}),${reachAt(start, results, approved)},0)`
  const weighted = `${amount}*IF(${years}=0,${atOnce},(${spread})/MAX(${years},0.000000000001))`
  return `IF(${committed}=1,${outlayIn(cells, start, n)},${weighted})`
}

/** Present value of a cost in units of its amount; `sumTo` gives the sum of the discount factors up to a time. */
export function outlayValue(
  { amount, years, committed }: OutlayCells,
  start: string,
  results: readonly ResultCells[],
  approved: string,
  { sumTo, factorAt }: { sumTo: (time: string) => string; factorAt: (time: string) => string },
): string {
  const end = `(${start}+${years})`
  const between = (from: string, to: string) => `(${sumTo(`MAX(${from},${to})`)}-${sumTo(from)})`
  const spread = piecesOf(`MAX(${start},0)`, end, results, approved).map(
    ({ from, to, reach }) => `${reach}*${between(from, to)}`,
  )
  const certain = between(`MAX(${start},0)`, end)
  const atOnce = `IF(${start}<0,0,IF(${committed}=1,1,${reachAt(start, results, approved)})*${factorAt(start)})`
  return `${amount}*IF(${years}=0,${atOnce},IF(${committed}=1,${certain},${spread.join('+')})/MAX(${years},0.000000000001))`
}
