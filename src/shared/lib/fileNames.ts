/** Signs that nobody sees or that turn the writing round: control characters and direction marks. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export const withoutHiddenSigns = (name: string) => name.replace(HIDDEN, '')

/** Whether a name can stand for one file or folder: nothing hidden in it, and no way to another place. */
export const isPlainName = (name: string) =>
  name === withoutHiddenSigns(name) && !/[\\/]/.test(name) && !/^\.{0,2}$/.test(name.trim())
