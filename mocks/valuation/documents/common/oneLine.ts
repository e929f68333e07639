/** A name from outside as one line of so many characters at most, without control and direction marks. */
export function oneLine(text: string, most: number): string {
  const characters = Array.from(
    text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  )
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : characters.join('')
}
