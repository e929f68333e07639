/** Reduces an external name to one line of at most `maxLength` characters, without control and direction characters. */
export function oneLine(text: string, maxLength: number): string {
  const characters = Array.from(
    text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  )
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : characters.join('')
}
