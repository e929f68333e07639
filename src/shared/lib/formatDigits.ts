/**
 * A number of no sign with commas between thousands and so many decimals at least and at most, rounded as it is read:
 * `1.005` to two is `1.01`. As `Intl.NumberFormat` of `en-US` has it, whose first use takes a page 50 ms.
 */
export function groupedDigits(size: number, least: number, most: number): string {
  const shortest = String(size)
  if (!/^\d+(\.\d+)?$/.test(shortest)) return byBrowser(size, least, most)
  const [whole = '', decimals = ''] = shortest.split('.')
  const isUp = decimals.charAt(most) >= '5'
  const kept = whole + decimals.slice(0, most).padEnd(most, '0')
  const digits = (isUp ? String(BigInt(kept) + 1n) : kept).padStart(kept.length, '0')
  const [before, after] = most === 0 ? [digits, ''] : [digits.slice(0, -most), digits.slice(-most)]
  const needed = after.replace(/0+$/, '').padEnd(least, '0')
  return before.replaceAll(/\B(?=(\d{3})+$)/g, ',') + (needed === '' ? '' : `.${needed}`)
}

/** Of what is written with an exponent, or is no number. */
const byBrowser = (size: number, least: number, most: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most }).format(size)
