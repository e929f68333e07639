import { usePoints } from '@/entities/points/PriceLine'
import { useTranslations } from '@/shared/i18n'

/** Says what a question was paid with: points, or tickets. */
export function useCost() {
  const t = useTranslations('speak')
  const points = usePoints()
  return (paid: { points: number; tickets: number }) =>
    paid.tickets > 0 ? t('speak:tickets', { count: paid.tickets }) : points(paid.points)
}
