import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from '@/shared/ui/ResultState'

/** For an unknown address while the menu could not be loaded; the layout shows the error and the retry. */
export function MenuFailedPage() {
  const t = useTranslations('shell')
  return (
    <>
      <PageTitle title={t('shell:menuFailed.awaited')} />
      <ResultState status="failed" text={t('shell:menuFailed.text')} />
    </>
  )
}
