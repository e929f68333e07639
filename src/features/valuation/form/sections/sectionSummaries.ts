import type { CatalogEntry } from '@/entities/catalog/catalog.api'
import { namesOf } from '@/entities/catalog/catalogNames'
import { isFilled } from '@/shared/form/validation'
import { CONVERTIBLE_CURRENCIES, type ConvertibleCurrency } from '@/shared/lib/money'
import { parseAmount } from '@/shared/lib/parseNumber'
import type { Language } from '@/shared/lib/language'
import type { TFunction } from '@/shared/i18n'
import { visibleFields } from '../model/visibleFields'
import {
  CURRENT_STAGES,
  DOSAGE_FORMS,
  EXCLUSIVITIES,
  MODALITIES,
  TARGET_MARKETS,
  TRIAL_DESIGNS,
  TRIAL_PHASES,
} from '../model/formOptions'
import type { FormValues } from '../model/valuationSchema'
import type { SectionName } from '../model/formSections'

interface SummaryContext {
  t: TFunction
  language: Language
  money: (amount: number, currency: ConvertibleCurrency) => string
  launch: string | null
}

const MAX_LISTED = 3

/** Label of a choice; empty if the value is not an option. */
const choiceText = <T extends string>(options: readonly T[], value: unknown, text: (option: T) => string) =>
  options.filter((option) => option === value).map(text)

const typedText = (value: unknown, text: (typed: string) => string = (typed) => typed) =>
  isFilled(value) ? [text(String(value))] : []

const month = (day: string) => day.slice(0, 7)

function listNames(entries: unknown[], language: Language): string[] {
  const names = entries.filter(Boolean).map((entry) => namesOf(entry as CatalogEntry, language)[0])
  const rest = names.length - MAX_LISTED
  return rest > 0 ? [...names.slice(0, MAX_LISTED), `+${rest}`] : names
}

export const sectionSummaries: Record<
  SectionName,
  (values: FormValues, context: SummaryContext) => string[]
> = {
  asset: ({ pipelineName, companyName, modality, dosageForm }, { t }) => [
    ...typedText(pipelineName),
    ...typedText(companyName),
    ...choiceText(MODALITIES, modality, (each) => t(`valuationForm:modality.${each}`)),
    ...choiceText(DOSAGE_FORMS, dosageForm, (each) => t(`valuationForm:dosageForm.${each}`)),
  ],
  stage: ({ currentStage, clinicalStartDate, launchDate, ...values }, { t, launch }) => {
    const visible = visibleFields({ currentStage, ...values })
    return [
      ...choiceText(CURRENT_STAGES, currentStage, (each) => t(`valuationForm:stage.${each}`)),
      ...(visible.clinicalStartDate
        ? typedText(clinicalStartDate, (day) => t('valuationForm:summary.clinical', { day }))
        : []),
      ...(visible.launchDate
        ? typedText(launchDate, (day) => t('valuationForm:summary.launched', { month: month(day) }))
        : typedText(launch, (day) => t('valuationForm:summary.launch', { month: month(day) }))),
    ]
  },
  indications: ({ preferredIndication, otherIndications, targets }, { language }) => [
    ...listNames(
      [preferredIndication, ...(otherIndications ?? []).map((other) => other?.indication)],
      language,
    ),
    ...listNames((targets ?? []) as unknown[], language),
  ],
  trial: ({ trials, headToHeadDrug, combinationDrug }, { t }) => {
    const parts = [
      ...TRIAL_PHASES.flatMap((phase) =>
        choiceText(TRIAL_DESIGNS, trials?.[phase]?.design, (design) =>
          t('valuationForm:summary.trial', {
            phase: t(`valuationForm:stage.${phase}`),
            design: t(`valuationForm:trialDesign.${design}`),
          }),
        ),
      ),
      ...typedText(headToHeadDrug, (drug) => t('valuationForm:summary.headToHead', { drug })),
      ...typedText(combinationDrug, (drug) => t('valuationForm:summary.combination', { drug })),
    ]
    return parts.length > 0 ? parts : [t('valuationForm:summary.noTrial')]
  },
  protection: (values, { t }) => {
    const visible = visibleFields(values)
    return visible.genericCount
      ? typedText(values.genericCount, (generics) => t('valuationForm:summary.generics', { generics }))
      : [
          ...(visible.patentExpiry
            ? typedText(values.patentExpiry, (day) =>
                t('valuationForm:summary.expires', { month: month(day) }),
              )
            : [t('valuationForm:patentStatus.none')]),
          ...choiceText(EXCLUSIVITIES, values.dataExclusivity, (each) =>
            t(`valuationForm:exclusivity.${each}`),
          ),
        ]
  },
  market: ({ targetMarket, currency, marketSize, growth }, { t, money }) => {
    const size = isFilled(marketSize) ? parseAmount(marketSize as string | number) : null
    const counted = CONVERTIBLE_CURRENCIES.find((each) => each === currency)
    return [
      ...choiceText(TARGET_MARKETS, targetMarket, (each) => t(`valuationForm:targetMarket.${each}`)),
      ...(size !== null && counted
        ? [t('valuationForm:summary.size', { amount: money(size, counted) })]
        : []),
      ...typedText(growth, (percent) => t('valuationForm:summary.growth', { percent })),
    ]
  },
  finance: ({ cogs, sga, wacc, baseDate }, { t }) => [
    ...typedText(cogs, (percent) => t('valuationForm:summary.cogs', { percent })),
    ...typedText(sga, (percent) => t('valuationForm:summary.sga', { percent })),
    ...typedText(wacc, (percent) => t('valuationForm:summary.wacc', { percent })),
    ...typedText(baseDate),
  ],
}
