import type { Source } from '@/features/speak/answer/answerSources'
import type { Context } from '@/features/speak/model/speak.api'
import type { Language } from '@/shared/lib/language'
import type { Account } from '../platform/db'
import { findingsOf } from './contextFacts'
import { findingsIn, type Unnumbered } from './facts'

export interface ComposedAnswer {
  text: string
  sources: Source[]
}

const TEXTS = {
  zh: {
    found: (count: number) => `找到与问题有关的资料 ${count} 项，来源见文末编号。`,
    nothing: '没有找到与该问题有关的资料。请写出药物、靶点、适应症、公司或试验的名称，或选择一份背景资料。',
    demo: '以上内容由演示数据整理，不构成投资或医疗建议。',
  },
  en: {
    found: (count: number) =>
      `Found material on ${count} subject(s) of the question; sources are numbered below.`,
    nothing:
      'Nothing was found on this question. Name a drug, target, indication, company or trial, or choose material to ask about.',
    demo: 'Compiled from demonstration data; no investment or medical advice.',
  },
} as const

const keyOf = (source: Unnumbered) =>
  [source.kind, 'id' in source ? source.id : source.url, 'page' in source ? source.page : ''].join(' ')

/** Answers a question from data the asker may read, in the language of the question. */
export function compose(account: Account, prompt: string, context: Context | null): ComposedAnswer {
  const language: Language = /\p{Script=Han}/u.test(prompt) ? 'zh' : 'en'
  const texts = TEXTS[language]
  const findings = [
    ...(context ? [findingsOf(account, context, prompt, language)] : []),
    ...findingsIn(prompt, language),
  ].filter(({ facts }) => facts.length > 0)
  if (findings.length === 0) return { text: texts.nothing, sources: [] }

  const sources = new Map<string, Source>()
  const numberOf = (source: Unnumbered): number => {
    const key = keyOf(source)
    const known = sources.get(key) ?? { ...source, no: sources.size + 1 }
    sources.set(key, known)
    return known.no
  }
  const parts = findings.map(({ title, facts }) =>
    [`## ${title}`, '', ...facts.map(({ text, source }) => `- ${text} [${numberOf(source)}]`)].join('\n'),
  )
  return {
    text: [texts.found(findings.length), ...parts, `> ${texts.demo}`].join('\n\n'),
    sources: [...sources.values()],
  }
}
