import type concepts from './locales/zh.json'
import type expert from './locales/expert.zh.json'
import type forms from './locales/forms.zh.json'
import type halls from './locales/halls.zh.json'
import type statistics from './locales/statistics.zh.json'
import type detail from './locales/detail.zh.json'
import type shell from './locales/shell.zh.json'
import type waiting from './locales/waiting.zh.json'

declare module '@/shared/i18n' {
  interface Texts {
    concepts: typeof concepts
    conceptsExpert: typeof expert
    conceptsForms: typeof forms
    conceptsHalls: typeof halls
    conceptsStatistics: typeof statistics
    conceptsDetail: typeof detail
    conceptsShell: typeof shell
    conceptsWaiting: typeof waiting
  }
}
