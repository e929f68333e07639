import { formatNumber, formatPercent } from '@/shared/lib/money'
import { Hinted } from './Hinted'

/** More decimals than any value here means. */
const EXACT = 10

interface NumberTextProps {
  value: number | null | undefined
  /** Decimals at most. */
  digits?: number
}

/** A rounded number; the exact one on hover and focus. */
export const NumberText = ({ value, digits = 2 }: NumberTextProps) => (
  <Hinted text={formatNumber(value, digits)} hint={formatNumber(value, EXACT)} />
)

/** A fraction as a rounded percentage; the exact one on hover and focus. */
export const PercentText = ({ value, digits = 1 }: NumberTextProps) => (
  <Hinted text={formatPercent(value, digits)} hint={formatPercent(value, EXACT)} />
)
