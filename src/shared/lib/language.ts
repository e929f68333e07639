export const LANGUAGES = ['zh', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const otherLanguage = (language: Language): Language => (language === 'zh' ? 'en' : 'zh')

/** Value of the HTML attribute `lang`. */
export const htmlLangOf = (language: Language) => (language === 'zh' ? 'zh-CN' : 'en')
