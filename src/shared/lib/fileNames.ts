/** Invisible or direction-changing characters: control characters and direction marks. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export const stripHiddenCharacters = (name: string) => name.replace(HIDDEN, '')

/** True if a name is safe for one file or folder: nothing hidden, and no path. */
export const isPlainName = (name: string) =>
  name === stripHiddenCharacters(name) && !/[\\/]/.test(name) && !/^\.{0,2}$/.test(name.trim())
