/**
 * Formats a number without sign, with thousands separators and rounded half up in decimal: `1.005` to two decimals is
 * `1.01`. Same as `Intl.NumberFormat` of `en-US`, whose first use costs a page 50 ms.
 */
export function formatDigits(size: number, minDecimals: number, maxDecimals: number): string {
  const shortest = String(size)
  if (!/^\d+(\.\d+)?$/.test(shortest)) return formatByIntl(size, minDecimals, maxDecimals)
  const [integerPart = '', decimals = ''] = shortest.split('.')
  const isUp = decimals.charAt(maxDecimals) >= '5'
  const scaled = integerPart + decimals.slice(0, maxDecimals).padEnd(maxDecimals, '0')
  const digits = (isUp ? String(BigInt(scaled) + 1n) : scaled).padStart(scaled.length, '0')
  const [before, after] =
    maxDecimals === 0 ? [digits, ''] : [digits.slice(0, -maxDecimals), digits.slice(-maxDecimals)]
  const needed = after.replace(/0+$/, '').padEnd(minDecimals, '0')
  return before.replaceAll(/\B(?=(\d{3})+$)/g, ',') + (needed === '' ? '' : `.${needed}`)
}

/** For numbers with an exponent, and NaN. */
const formatByIntl = (size: number, minDecimals: number, maxDecimals: number) =>
  new Intl.NumberFormat('en-US', {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
  }).format(size)
