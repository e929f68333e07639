const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]

/**
 * Whether a Chinese application number (twelve digits and a check digit) has another check digit than its digits give;
 * numbers of other offices are of other shapes. Source: the office's standard ZC 0006-2003.
 */
export function hasWrongCheckDigit(applicationNo: string): boolean {
  const [, digits, given] = /^(?:CN|ZL)?\s*(\d{12})\.?([\dX])$/i.exec(applicationNo.trim()) ?? []
  if (digits === undefined || given === undefined) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const right = sum % 11 === 10 ? 'X' : String(sum % 11)
  return given.toUpperCase() !== right
}
