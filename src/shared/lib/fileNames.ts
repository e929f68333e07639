/** Invisible or direction-changing characters: control characters and direction marks. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export const stripHiddenCharacters = (name: string, substitute = '') => name.replace(HIDDEN, substitute)

/**
 * Shows each of these characters by its code, so that a name looks like what it is: a mark that turns the direction of
 * writing would show `a<mark>fdp.exe` as `aexe.pdf`.
 */
export const showHiddenCharacters = (name: string) =>
  name.replace(HIDDEN, (character) => {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
    return `[U+${code}]`
  })

/** The name that {@link showHiddenCharacters} was given, for requests that have to repeat it. */
export const restoreHiddenCharacters = (shown: string) =>
  shown.replaceAll(/\[U\+([0-9A-F]{4})\]/g, (text, code: string) => {
    const character = String.fromCodePoint(Number.parseInt(code, 16))
    return stripHiddenCharacters(character) === '' ? character : text
  })

/** True if a name is safe for one file or folder: nothing hidden, and no path. */
export const isPlainName = (name: string) =>
  name === stripHiddenCharacters(name) && !/[\\/]/.test(name) && !/^\.{0,2}$/.test(name.trim())
