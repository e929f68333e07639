import type { Language } from '@/shared/preferences'

interface Named {
  nameEn: string
  nameZh: string
}

/** The name in the user's language, and the one in the other language where it says more. */
export function namesOf({ nameEn, nameZh }: Named, language: string): [own: string, other: string] {
  const isChinese = language === ('zh' satisfies Language)
  const [own, other] = isChinese ? [nameZh, nameEn] : [nameEn, nameZh]
  return [own || other, own && other !== own ? other : '']
}
