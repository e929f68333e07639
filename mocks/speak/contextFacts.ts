import { LIST_STATES } from '@/features/concepts/domain/conceptStates'
import type { Context } from '@/features/speak/model/speak.api'
import { formatMoney } from '@/shared/lib/money'
import type { Language } from '@/shared/lib/language'
import type { Account } from '../platform/db'
import { textHits } from '../rooms/documents/documentFiles'
import type { StoredNode } from '../rooms/store'
import { versionShownOn } from '../rooms/storedVersions'
import { latest } from '../valuation/store'
import { nameOfConcept, readableConcept, readableDocument, reportFor } from './contexts'
import { type Fact, type Finding, type Unnumbered } from './facts'

const APPLY_STATES: readonly string[] = LIST_STATES.apply

function ofReport(account: Account, id: string, language: Language): Finding {
  const isZh = language === 'zh'
  const report = reportFor(account, id)
  const { form, content, rnpv } = latest(report)
  const source: Unnumbered = { kind: 'report', id, title: form.pipelineName }
  const value = formatMoney(content?.summary.rnpv ?? rnpv ?? null, form.currency, language)
  const facts: Fact[] = [
    {
      text: isZh
        ? `评估基准日 ${form.baseDate}，风险调整后净现值（rNPV）为 **${value}**`
        : `Base date ${form.baseDate}, risk-adjusted NPV **${value}**`,
      source,
    },
  ]
  if (content) {
    const success = formatMoney(content.summary.npvSuccess, form.currency, language)
    const peak = formatMoney(content.summary.peakSales, form.currency, language)
    facts.push({
      text: isZh
        ? `若获批，净现值为 ${success}，峰值年销售额 ${peak}`
        : `NPV if approved ${success}, peak sales ${peak} a year`,
      source,
    })
  }
  return { title: form.pipelineName, facts }
}

const CONCEPT_TEXTS = [
  ['summary', '项目摘要', 'Summary'],
  ['indication', '适应症', 'Indication'],
  ['target', '靶点', 'Target'],
  ['mechanism', '机制', 'Mechanism'],
  ['unmetNeed', '未满足的需求', 'Unmet need'],
  ['evidence', '依据', 'Evidence'],
] as const

function ofConcept(account: Account, id: string, isZh: boolean): Finding {
  const concept = readableConcept(account, id)
  const title = nameOfConcept(concept)
  const hall = APPLY_STATES.includes(concept.state) ? 'apply' : 'incubate'
  const source: Unnumbered = { kind: 'concept', id, hall, title }
  const first: Readonly<Record<string, unknown>> = concept.firstStage ?? {}
  const facts = CONCEPT_TEXTS.flatMap(([field, zh, en]): Fact[] => {
    const text = first[field]
    return typeof text === 'string' && text !== '' ? [{ text: `${isZh ? zh : en}: ${text}`, source }] : []
  })
  return { title, facts }
}

/** Search terms of a question: pairs of Chinese characters, and Latin words of at least four letters. */
function wordsOf(prompt: string): string[] {
  const han = prompt.match(/\p{Script=Han}+/gu) ?? []
  const pairs = han.flatMap((run) => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)))
  return [...new Set([...pairs, ...(prompt.match(/[a-z]{4,}/g) ?? [])])]
}

/** Fallback terms for questions about the document as a whole. */
const OVERVIEW_WORDS = { zh: '概述', en: 'overview' } as const
const MAX_PLACES = 4

function ofDocument(
  account: Account,
  context: Extract<Context, { kind: 'document' }>,
  prompt: string,
  language: Language,
): Finding {
  const node: StoredNode = readableDocument(account, context)
  const { scope, id, roomId } = context
  const version = versionShownOn(scope, node)
  const places = new Map<string, number>()
  for (const word of [...wordsOf(prompt.toLowerCase()), OVERVIEW_WORDS.zh, OVERVIEW_WORDS.en]) {
    if (!version || places.size >= MAX_PLACES) break
    for (const { page, text } of textHits(node, version, word)) {
      if (!places.has(text) && places.size < MAX_PLACES) places.set(text, page)
    }
  }
  return {
    title: node.name,
    facts: [...places].map(([text, page]) => ({
      text: language === 'zh' ? `第 ${page} 页：${text}` : `Page ${page}: ${text}`,
      source: { kind: 'document', scope, roomId, id, page, title: node.name, excerpt: text },
    })),
  }
}

export function findingsOf(account: Account, context: Context, prompt: string, language: Language): Finding {
  if (context.kind === 'report') return ofReport(account, context.id, language)
  if (context.kind === 'concept') return ofConcept(account, context.id, language === 'zh')
  return ofDocument(account, context, prompt, language)
}
