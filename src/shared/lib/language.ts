export const LANGUAGES = ['zh', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a switch leads to. */
export const otherThan = (language: Language): Language => (language === 'zh' ? 'en' : 'zh')

/** As the attribute `lang` names it. */
export const langOf = (language: Language) => (language === 'zh' ? 'zh-CN' : 'en')
