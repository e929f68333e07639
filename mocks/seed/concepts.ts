import { nextId, onReset } from '../db'

export interface Concept {
  id: string
  ownerId: string
  name: string
  /** The service agreement was signed and the owner has not seen it yet. */
  highlight: boolean
}

const SEEDS: readonly Omit<Concept, 'id'>[] = [
  { ownerId: '6', name: '双特异性抗体平台（演示）', highlight: true },
  { ownerId: '6', name: 'mRNA 肿瘤疫苗（演示）', highlight: false },
  { ownerId: '6', name: '口服 GLP-1 小分子（演示）', highlight: false },
]

/** Every project concept. */
export let concepts: Concept[] = []
onReset(() => {
  concepts = SEEDS.map((seed) => ({ ...seed, id: nextId() }))
})

/** Stands for the signing of a service agreement: the owner's next project gets its flag. */
export function signNextAgreement(ownerId: string) {
  const next = concepts.find((concept) => concept.ownerId === ownerId && !concept.highlight)
  if (next) next.highlight = true
}
