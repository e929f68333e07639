import type { Language } from '@/shared/lib/language'

interface Named {
  nameEn: string
  nameZh: string
}

/** Name in the user's language, and the one in the other language if it differs. */
export function namesOf({ nameEn, nameZh }: Named, language: Language): [own: string, other: string] {
  const isChinese = language === ('zh' satisfies Language)
  const [own, other] = isChinese ? [nameZh, nameEn] : [nameEn, nameZh]
  return [own || other, own && other !== own ? other : '']
}

/** Longer text in brackets is an explanation, not a symbol. */
const MAX_SYMBOL_LENGTH = 12

/** Symbol in the brackets of a target's name, as experts call it; else the name. */
export function symbolOf(target: Named, language: Language): string {
  const symbol = /\(([^()]+)\)$/.exec(target.nameEn)?.[1]
  return symbol && symbol.length <= MAX_SYMBOL_LENGTH ? symbol : namesOf(target, language)[0]
}
