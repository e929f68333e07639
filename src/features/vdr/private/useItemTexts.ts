import { useTranslations } from '@/shared/i18n'
import type { PrivateItem } from './privateItems.api'

export function useItemTexts() {
  const t = useTranslations('vdrPrivate')
  const documentOf = ({ documentName }: PrivateItem) => documentName || t('vdrPrivate:unseen')
  const placeOf = (item: PrivateItem) =>
    item.page ? t('vdrPrivate:place', { document: documentOf(item), page: item.page }) : documentOf(item)

  function nameOf(item: PrivateItem): string {
    switch (item.kind) {
      case 'draft':
        return [...item.path, item.name].join(' / ')
      case 'note':
        return item.name ?? ''
      case 'download':
        return item.documentId ? documentOf(item) : (item.name ?? '')
      case 'question':
        return item.text ?? ''
      default:
        return placeOf(item)
    }
  }

  function aboutOf(item: PrivateItem): string | null | undefined {
    if (item.kind === 'question') return item.documentId ? placeOf(item) : null
    return item.kind === 'draft' ? item.reason : item.text
  }

  return { nameOf, aboutOf }
}
