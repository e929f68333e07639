import dayjs from 'dayjs'
import type { Patent } from '@/entities/patents.api'

type Dated = Pick<Patent, 'applicationDate' | 'effectiveDate' | 'lastDay' | 'nextFeeDate'>

/** Positions of a patent's dates on a scale, 0 to 1. */
export interface Term {
  start: number
  end: number
  effective: number | null
  fee: number | null
}

export interface TermScale {
  years: readonly { year: number; at: number }[]
  today: number
  placeOf: (patent: Dated) => Term
}

const MAX_YEARS = 6

/** Builds a scale that covers the patents' terms; null if no patent has both a first and a last day. */
export function termScale(patents: readonly Dated[], today: string): TermScale | null {
  const days = patents.flatMap(({ applicationDate, lastDay }) =>
    applicationDate && lastDay ? [applicationDate, lastDay] : [],
  )
  if (days.length === 0) return null
  const years = [...days, today].map((day) => Number(day.slice(0, 4)))
  const first = Math.min(...years)
  const last = Math.max(...years) + 1
  const shareOf = (day: string) => {
    const scaleStart = dayjs(`${first}-01-01`)
    const share = dayjs(day).diff(scaleStart, 'day') / dayjs(`${last}-01-01`).diff(scaleStart, 'day')
    return Math.min(1, Math.max(0, share))
  }
  const step = Math.max(1, Math.ceil((last - first) / MAX_YEARS))
  return {
    years: Array.from({ length: Math.ceil((last - first) / step) }, (_, index) => {
      const year = first + index * step
      return { year, at: shareOf(`${year}-01-01`) }
    }),
    today: shareOf(today),
    placeOf: ({ applicationDate, effectiveDate, lastDay, nextFeeDate }) => ({
      start: applicationDate ? shareOf(applicationDate) : 0,
      end: lastDay ? shareOf(lastDay) : 0,
      effective: effectiveDate ? shareOf(effectiveDate) : null,
      fee: nextFeeDate ? shareOf(nextFeeDate) : null,
    }),
  }
}
