import type { ReactNode } from 'react'
import { Drawer } from '@/shared/ui/Drawer'
import { useTranslations } from '@/shared/i18n'

interface FacetDrawerProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

export default function FacetDrawer({ isOpen, onClose, children }: FacetDrawerProps) {
  const t = useTranslations('search')
  return (
    <Drawer title={t('search:facet.title')} placement="left" size={320} open={isOpen} onClose={onClose}>
      {children}
    </Drawer>
  )
}
