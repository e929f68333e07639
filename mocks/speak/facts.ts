import type { Source } from '@/features/speak/answer/answerSources'
import type { Language } from '@/shared/lib/language'
import {
  catalog,
  type Company,
  type Drug,
  type Indication,
  type Target,
  type Trial,
} from '../entities/seed/catalog'
import { labelOf, type Kind } from '../search/labels'

type WithoutNo<S> = S extends unknown ? Omit<S, 'no'> : never
export type Unnumbered = WithoutNo<Source>

export interface Fact {
  text: string
  source: Unnumbered
}

export interface Finding {
  title: string
  facts: Fact[]
}

interface Named {
  nameEn: string
  nameZh: string
}

const MAX_PER_KIND = 3
const MAX_LISTED = 6

const HAN = /\p{Script=Han}/u
const LETTER = /[a-z0-9]/

/** True when a question contains a name: a Chinese one anywhere, any other as a separate word. */
function isNamed(question: string, phrase: string): boolean {
  for (let at = question.indexOf(phrase); at >= 0; at = question.indexOf(phrase, at + 1)) {
    if (HAN.test(phrase)) return true
    const isSeparateWord =
      !LETTER.test(question[at - 1] ?? '') && !LETTER.test(question[at + phrase.length] ?? '')
    if (isSeparateWord) return true
  }
  return false
}

/** A name with and without its bracketed part, and the bracketed part alone: `PD-1`. */
const variants = (name: string) =>
  [name, ...name.split(/[（(）)]/)].map((part) => part.trim().toLowerCase()).filter((part) => part.length > 1)

/** Cached: there are ten thousand things, and they never change. */
const namesCache = new WeakMap<object, readonly string[]>()

function findNamed<T extends Named>(
  all: readonly T[],
  question: string,
  otherNames: (each: T) => readonly (string | null)[],
): T[] {
  const namesOf = (each: T) => {
    const before = namesCache.get(each)
    if (before) return before
    const typed = [each.nameZh, each.nameEn, ...otherNames(each)].filter((name) => name !== null)
    const made = [...new Set(typed.flatMap(variants))]
    namesCache.set(each, made)
    return made
  }
  return all.filter((each) => namesOf(each).some((name) => isNamed(question, name))).slice(0, MAX_PER_KIND)
}

export function findingsIn(prompt: string, language: Language): Finding[] {
  const question = prompt.toLowerCase()
  const isZh = language === 'zh'
  const nameOf = ({ nameEn, nameZh }: Named) => (isZh ? nameZh : nameEn)
  const word = (kind: Kind, value: string) => {
    const label = labelOf(kind)(value)
    return label ? (isZh ? label.label : label.labelEn) : value
  }
  const listed = (all: readonly Named[]) => {
    const some = all.slice(0, MAX_LISTED).map(nameOf)
    const more = all.length - some.length
    const rest = more > 0 ? (isZh ? ` 等 ${all.length} 项` : ` and ${more} more`) : ''
    return some.join(isZh ? '、' : ', ') + rest
  }
  const fact = (zh: string, en: string, source: Unnumbered): Fact => ({ text: isZh ? zh : en, source })

  function ofDrug(drug: Drug): Finding {
    const source: Unnumbered = { kind: 'drug', id: drug.id, title: nameOf(drug) }
    const stage = word('stage', drug.stage)
    const modality = word('modality', drug.modality)
    const facts = [
      fact(`研发阶段为**${stage}**，类型为${modality}`, `Stage **${stage}**, ${modality}`, source),
      fact(`靶点：${listed(drug.targets)}`, `Targets: ${listed(drug.targets)}`, source),
      fact(`适应症：${listed(drug.indications)}`, `Indications: ${listed(drug.indications)}`, source),
    ]
    const [company] = drug.companies
    if (company) {
      const origin: Unnumbered = { kind: 'company', id: company.id, title: nameOf(company) }
      facts.push(fact(`原研公司：${nameOf(company)}`, `Originator: ${nameOf(company)}`, origin))
    }
    const { firstApprovalYear: year, firstApprovalRegion: region } = drug
    if (year !== null) {
      facts.push(fact(`首次获批：${year} 年（${region}）`, `First approved in ${year} (${region})`, source))
    }
    const trials = catalog.trials().filter((trial) => trial.drug.id === drug.id)
    return { title: nameOf(drug), facts: [...facts, ...trials.slice(0, MAX_PER_KIND).map(aboutTrial)] }
  }

  function aboutTrial(trial: Trial): Fact {
    const { id, acronym, phase, status, indication, drug } = trial
    const name = acronym ?? id
    const rest = [word('phase', phase), word('status', status), nameOf(indication), nameOf(drug)].join(' · ')
    return fact(`试验 ${name}：${rest}`, `Trial ${name}: ${rest}`, {
      kind: 'trial',
      id,
      title: acronym ?? nameOf(trial),
    })
  }

  function ofGroup(
    kind: 'indication' | 'target' | 'company',
    thing: Indication | Target | Company,
    drugs: readonly Drug[],
  ): Finding {
    const source: Unnumbered = { kind, id: thing.id, title: nameOf(thing) }
    const approved = drugs.filter(({ stage }) => stage === 'listed')
    return {
      title: nameOf(thing),
      facts: [
        fact(
          `收录药物 **${drugs.length}** 个，其中已上市 **${approved.length}** 个`,
          `**${drugs.length}** drugs on record, **${approved.length}** of them approved`,
          source,
        ),
        ...approved.slice(0, MAX_LISTED).map((drug) => {
          const since = drug.firstApprovalYear ?? ''
          const source: Unnumbered = { kind: 'drug', id: drug.id, title: nameOf(drug) }
          return fact(`已上市：${nameOf(drug)} ${since}`, `Approved: ${nameOf(drug)} ${since}`, source)
        }),
      ],
    }
  }

  const drugs = catalog.drugs()
  return [
    ...findNamed(drugs, question, (drug) => [...drug.brandEn, drug.brandZh, ...drug.codes]).map(ofDrug),
    ...findNamed(catalog.trials(), question, ({ acronym, id }) => [acronym, id]).map((trial) => ({
      title: nameOf(trial),
      facts: [aboutTrial(trial)],
    })),
    ...findNamed(catalog.targets(), question, ({ symbol }) => [symbol]).map((target) =>
      ofGroup(
        'target',
        target,
        drugs.filter(({ targets }) => targets.includes(target)),
      ),
    ),
    ...findNamed(catalog.indications(), question, () => []).map((indication) =>
      ofGroup(
        'indication',
        indication,
        drugs.filter(({ indications }) => indications.includes(indication)),
      ),
    ),
    ...findNamed(catalog.companies(), question, ({ aliases }) => aliases).map((company) =>
      ofGroup(
        'company',
        company,
        drugs.filter(({ companies }) => companies.includes(company)),
      ),
    ),
  ]
}
