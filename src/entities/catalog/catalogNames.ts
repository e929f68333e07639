import type { Language } from '@/shared/lib/language'

interface Named {
  nameEn: string
  nameZh: string
}

/** The name in the user's language, and the one in the other language where it says more. */
export function namesOf({ nameEn, nameZh }: Named, language: Language): [own: string, other: string] {
  const isChinese = language === ('zh' satisfies Language)
  const [own, other] = isChinese ? [nameZh, nameEn] : [nameEn, nameZh]
  return [own || other, own && other !== own ? other : '']
}

/** Letters of a symbol at most: what is longer in brackets explains. */
const LONGEST_SYMBOL = 12

/** What a target is called among those who know it: the symbol that its name has in brackets, else its name. */
export function symbolOf(target: Named, language: Language): string {
  const symbol = /\(([^()]+)\)$/.exec(target.nameEn)?.[1]
  return symbol && symbol.length <= LONGEST_SYMBOL ? symbol : namesOf(target, language)[0]
}
