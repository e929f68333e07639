import type concepts from './zh.json'
import type expert from './expert.zh.json'
import type forms from './forms.zh.json'
import type halls from './halls.zh.json'
import type statistics from './statistics.zh.json'
import type detail from './detail.zh.json'
import type shell from './shell.zh.json'
import type waiting from './waiting.zh.json'

declare module '@/shared/texts' {
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
