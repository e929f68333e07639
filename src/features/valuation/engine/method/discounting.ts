import { daysBetween, DISCOUNTING } from './time'
import type { Discounting } from './valuationTypes'

/** Present value of an amount due at `time` (years) at a yearly `rate`. */
export const pv = (amount: number, rate: number, time: number): number => amount * (1 + rate) ** -time

/** Discount factors D(k) for k = 0..periods-1. */
export const discountFactors = (rate: number, discounting: Discounting, periods: number): number[] =>
  Array.from({ length: periods }, (_, k) => pv(1, rate, k + DISCOUNTING[discounting]))

export const presentValue = (amounts: readonly number[], discount: readonly number[]): number =>
  amounts.reduce((total, amount, k) => total + amount * discount[k]!, 0)

/** Net present value of one flow per year; by `convention` the first one is at 0, ½ or 1. */
export const npv = (rate: number, flows: readonly number[], convention: Discounting): number =>
  flows.reduce((total, flow, k) => total + pv(flow, rate, k + DISCOUNTING[convention]), 0)

/** Years of 365 days since the first date, the way spreadsheets count them. */
export const yearsFromFirst = (dates: readonly string[]): number[] =>
  dates.map((date) => daysBetween(dates[0]!, date) / 365)

/** Net present value of dated flows (YYYY-MM-DD) at the first date; the XNPV of spreadsheets. */
export const xnpv = (rate: number, flows: readonly number[], dates: readonly string[]): number =>
  yearsFromFirst(dates).reduce((total, time, i) => total + pv(flows[i]!, rate, time), 0)
