import type { CatalogEntry } from '@/entities/catalog/catalog.api'
import { namesOf } from '@/entities/catalog/names'
import { isFilled } from '@/shared/form/validation'
import { CURRENCIES, type Currency } from '@/shared/lib/money'
import { parseAmount } from '@/shared/lib/typedNumber'
import type { Language } from '@/shared/lib/language'
import type { TFunction } from '@/shared/i18n'
import { asks } from '../model/applicable'
import {
  CURRENT_STAGES,
  DOSAGE_FORMS,
  EXCLUSIVITIES,
  MODALITIES,
  TARGET_MARKETS,
  TRIAL_DESIGNS,
  TRIAL_PHASES,
} from '../model/options'
import type { FormValues } from '../model/schema'
import type { SectionName } from '../model/sectionsOf'

interface Words {
  t: TFunction
  language: Language
  money: (amount: number, currency: Currency) => string
  /** Day of the launch as the preview has it; null while it has none. */
  launch: string | null
}

/** Catalogue entries that are named; the rest is counted. */
const MOST_NAMED = 3

/** A choice in its words; nothing for what is no choice. */
const chosen = <T extends string>(options: readonly T[], value: unknown, text: (option: T) => string) =>
  options.filter((option) => option === value).map(text)

const said = (value: unknown, text: (typed: string) => string = (typed) => typed) =>
  isFilled(value) ? [text(String(value))] : []

const month = (day: string) => day.slice(0, 7)

function named(entries: unknown[], language: Language): string[] {
  const names = entries.filter(Boolean).map((entry) => namesOf(entry as CatalogEntry, language)[0])
  const rest = names.length - MOST_NAMED
  return rest > 0 ? [...names.slice(0, MOST_NAMED), `+${rest}`] : names
}

/** What the fields of each section hold, in the order in which one asks for it. */
export const summaryOf: Record<SectionName, (values: FormValues, words: Words) => string[]> = {
  asset: ({ pipelineName, companyName, modality, dosageForm }, { t }) => [
    ...said(pipelineName),
    ...said(companyName),
    ...chosen(MODALITIES, modality, (each) => t(`valuationForm:modality.${each}`)),
    ...chosen(DOSAGE_FORMS, dosageForm, (each) => t(`valuationForm:dosageForm.${each}`)),
  ],
  stage: ({ currentStage, clinicalStartDate, launchDate, ...values }, { t, launch }) => {
    const asked = asks({ currentStage, ...values })
    return [
      ...chosen(CURRENT_STAGES, currentStage, (each) => t(`valuationForm:stage.${each}`)),
      ...(asked.clinicalStartDate
        ? said(clinicalStartDate, (day) => t('valuationForm:summary.clinical', { day }))
        : []),
      ...(asked.launchDate
        ? said(launchDate, (day) => t('valuationForm:summary.launched', { month: month(day) }))
        : said(launch, (day) => t('valuationForm:summary.launch', { month: month(day) }))),
    ]
  },
  indications: ({ preferredIndication, otherIndications, targets }, { language }) => [
    ...named([preferredIndication, ...(otherIndications ?? []).map((other) => other?.indication)], language),
    ...named((targets ?? []) as unknown[], language),
  ],
  trial: ({ trials, headToHeadDrug, combinationDrug }, { t }) => {
    const parts = [
      ...TRIAL_PHASES.flatMap((phase) =>
        chosen(TRIAL_DESIGNS, trials?.[phase]?.design, (design) =>
          t('valuationForm:summary.trial', {
            phase: t(`valuationForm:stage.${phase}`),
            design: t(`valuationForm:trialDesign.${design}`),
          }),
        ),
      ),
      ...said(headToHeadDrug, (drug) => t('valuationForm:summary.headToHead', { drug })),
      ...said(combinationDrug, (drug) => t('valuationForm:summary.combination', { drug })),
    ]
    return parts.length > 0 ? parts : [t('valuationForm:summary.noTrial')]
  },
  protection: (values, { t }) => {
    const asked = asks(values)
    return asked.genericCount
      ? said(values.genericCount, (generics) => t('valuationForm:summary.generics', { generics }))
      : [
          ...(asked.patentExpiry
            ? said(values.patentExpiry, (day) => t('valuationForm:summary.expires', { month: month(day) }))
            : [t('valuationForm:patentStatus.none')]),
          ...chosen(EXCLUSIVITIES, values.dataExclusivity, (each) => t(`valuationForm:exclusivity.${each}`)),
        ]
  },
  market: ({ targetMarket, currency, marketSize, growth }, { t, money }) => {
    const size = isFilled(marketSize) ? parseAmount(marketSize as string | number) : null
    const counted = CURRENCIES.find((each) => each === currency)
    return [
      ...chosen(TARGET_MARKETS, targetMarket, (each) => t(`valuationForm:targetMarket.${each}`)),
      ...(size !== null && counted
        ? [t('valuationForm:summary.size', { amount: money(size, counted) })]
        : []),
      ...said(growth, (percent) => t('valuationForm:summary.growth', { percent })),
    ]
  },
  finance: ({ cogs, sga, wacc, baseDate }, { t }) => [
    ...said(cogs, (percent) => t('valuationForm:summary.cogs', { percent })),
    ...said(sga, (percent) => t('valuationForm:summary.sga', { percent })),
    ...said(wacc, (percent) => t('valuationForm:summary.wacc', { percent })),
    ...said(baseDate),
  ],
}
