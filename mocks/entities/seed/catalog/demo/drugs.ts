import { DRUG_STAGES } from '@/entities/drugs.api'
import { FACTS } from '../known/facts'
import type { Company, Drug, Indication, Programme, Stage, Target } from '../known/catalogTypes'
import { demoEngineering } from './engineering'
import { padNumber, createRandom, type Random } from './random'
import { demoTraits } from './traits'

const COUNT = 10_000
const SEED = 20_262
/** Traits have their own seed, so that adding one does not change the drugs. */
const TRAITS_SEED = 20_264

const MODALITIES = {
  small_molecule: 0.4,
  antibody: 0.18,
  adc: 0.1,
  bispecific: 0.08,
  car_t: 0.06,
  sirna: 0.04,
  peptide: 0.04,
  gene_therapy: 0.03,
  mrna_vaccine: 0.03,
  fusion_protein: 0.02,
  antisense: 0.01,
  fc_fragment: 0.01,
} as const
const STAGE_SHARES: Readonly<Record<Stage, number>> = {
  preclinical: 0.46,
  phase1: 0.22,
  phase2: 0.18,
  phase3: 0.09,
  applying: 0.02,
  listed: 0.03,
}
const INDICATION_COUNTS = { '1': 0.6, '2': 0.28, '3': 0.12 } as const
const REGIONS: Readonly<Record<string, string>> = { CN: 'CN', US: 'US', JP: 'JP', GB: 'GB' }
const LICENSED_SHARE = 0.25
const FIRST_APPROVALS = { from: 2006, to: 2025 } as const

interface Pool {
  drugType: string
  routes: readonly string[]
  targets: readonly Target[]
}

function poolOf(modality: string): Pool {
  const known = FACTS.drugs.filter((drug) => drug.modality === modality)
  const classes = new Set(known.flatMap(({ targets }) => targets).map(({ targetClass }) => targetClass))
  return {
    drugType: known[0]!.drugType,
    routes: [...new Set(known.map(({ route }) => route))],
    targets: FACTS.targets.filter(({ targetClass }) => classes.has(targetClass)),
  }
}

/** Without later approvals: each one added to the facts would otherwise change every invented drug. */
const developedFor = ({ id, indications: [first] }: Drug): Indication[] => [
  first!,
  ...FACTS.trials.filter(({ drug }) => drug.id === id).map(({ indication }) => indication),
]

/** Indications of the areas that drugs for a target are developed in. */
function indicationsByTarget(): ReadonlyMap<Target, readonly Indication[]> {
  const developed = new Map(FACTS.drugs.map((drug) => [drug, developedFor(drug)]))
  const all = new Set([...developed.values()].flat())
  return new Map(
    FACTS.targets.map((target) => {
      const known = FACTS.drugs.filter(({ targets }) => targets.includes(target))
      const areas = new Set(known.flatMap((drug) => developed.get(drug)!).map((each) => each.therapeuticArea))
      return [target, FACTS.indications.filter((each) => areas.has(each.therapeuticArea) && all.has(each))]
    }),
  )
}

const homeRegionOf = ({ country }: Company) => REGIONS[country] ?? 'EU'

const stageUpTo = (stage: Stage, random: Random): Stage =>
  DRUG_STAGES[random.integer(0, DRUG_STAGES.indexOf(stage))]!

function programmesOf(
  stage: Stage,
  [originator, licensee]: readonly Company[],
  indications: readonly Indication[],
  random: Random,
): Programme[] {
  const own = indications.map((indication, index) => ({
    indication,
    stage: index === 0 ? stage : stageUpTo(stage, random),
    company: originator!,
    region: homeRegionOf(originator!),
  }))
  if (!licensee) return own
  const region = random.pick(['CN', 'US', 'EU', 'JP'].filter((each) => each !== homeRegionOf(originator!)))
  return [...own, { indication: indications[0]!, stage: stageUpTo(stage, random), company: licensee, region }]
}

/** Skewed: a few companies own most drugs. */
const someCompany = (companies: readonly Company[], random: Random) =>
  companies[Math.floor(companies.length * random.next() ** 2)]!

function companiesOf(companies: readonly Company[], random: Random): Company[] {
  const originator = someCompany(companies, random)
  const licensee = random.chance(LICENSED_SHARE) ? someCompany(companies, random) : originator
  return licensee === originator ? [originator] : [originator, licensee]
}

/** Invented drugs for real targets and indications, with names that nobody can mistake for real ones. */
export function demoDrugs(companies: readonly Company[]): Drug[] {
  const random = createRandom(SEED)
  const traits = createRandom(TRAITS_SEED)
  const pools = new Map(Object.keys(MODALITIES).map((modality) => [modality, poolOf(modality)]))
  const indicationsOf = indicationsByTarget()
  return Array.from({ length: COUNT }, (_, index) => {
    const number = padNumber(index + 1, 5)
    const modality = random.weighted(MODALITIES)
    const { drugType, routes, targets: known } = pools.get(modality)!
    const targets = random.sample(known, modality === 'bispecific' ? 2 : 1)
    const stage = random.weighted(STAGE_SHARES)
    const drugCompanies = companiesOf(companies, random)
    const indications = random.sample(
      indicationsOf.get(targets[0]!)!,
      Number(random.weighted(INDICATION_COUNTS)),
    )
    const isListed = stage === 'listed'
    const programmes = programmesOf(stage, drugCompanies, indications, random)
    return {
      id: `demo-drug-${number}`,
      nameEn: `Demo molecule ${number}`,
      nameZh: `演示分子 ${number}`,
      isDemo: true,
      brandEn: [],
      brandZh: null,
      codes: [`DEMO-${number}`],
      stage,
      modality,
      drugType,
      targets,
      companies: drugCompanies,
      indications,
      programmes,
      ...demoTraits({ targets, indications, programmes, stage }, traits),
      firstApprovalYear: isListed ? random.integer(FIRST_APPROVALS.from, FIRST_APPROVALS.to) : null,
      firstApprovalRegion: isListed ? homeRegionOf(drugCompanies[0]!) : null,
      route: random.pick(routes),
      engineering: demoEngineering(modality, random),
    }
  })
}
