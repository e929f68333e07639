import dayjs from 'dayjs'
import type { Patent } from '@/entities/patents.api'

type Dated = Pick<Patent, 'applicationDate' | 'effectiveDate' | 'lastDay' | 'nextFeeDate'>

/** Where a patent's days stand between the first and the last year that is shown, 0 to 1. */
export interface Term {
  start: number
  end: number
  effective: number | null
  fee: number | null
}

/** What several patents have in common: the years that are named above them, and today. */
export interface TermScale {
  years: readonly { year: number; at: number }[]
  today: number
  placeOf: (patent: Dated) => Term
}

const MOST_YEARS = 6

/** A scale on which the terms of patents can be laid beside each other; null where none has a first and a last day. */
export function termScale(patents: readonly Dated[], today: string): TermScale | null {
  const days = patents.flatMap(({ applicationDate, lastDay }) =>
    applicationDate && lastDay ? [applicationDate, lastDay] : [],
  )
  if (days.length === 0) return null
  const years = [...days, today].map((day) => Number(day.slice(0, 4)))
  const first = Math.min(...years)
  const last = Math.max(...years) + 1
  const at = (day: string) => {
    const begin = dayjs(`${first}-01-01`)
    const share = dayjs(day).diff(begin, 'day') / dayjs(`${last}-01-01`).diff(begin, 'day')
    return Math.min(1, Math.max(0, share))
  }
  const step = Math.max(1, Math.ceil((last - first) / MOST_YEARS))
  return {
    years: Array.from({ length: Math.ceil((last - first) / step) }, (_, index) => {
      const year = first + index * step
      return { year, at: at(`${year}-01-01`) }
    }),
    today: at(today),
    placeOf: ({ applicationDate, effectiveDate, lastDay, nextFeeDate }) => ({
      start: applicationDate ? at(applicationDate) : 0,
      end: lastDay ? at(lastDay) : 0,
      effective: effectiveDate ? at(effectiveDate) : null,
      fee: nextFeeDate ? at(nextFeeDate) : null,
    }),
  }
}
