import { Drawer } from '@/shared/ui/Drawer'
import { useTranslations } from '@/shared/i18n'
import type { Menu } from '../navigation/menu'
import { AppMenu } from './AppMenu'
import styles from './layout.module.css'

interface MenuDrawerProps {
  menu: Menu
  isOpen: boolean
  isDark: boolean
  onClose: () => void
}

export default function MenuDrawer({ menu, isOpen, isDark, onClose }: MenuDrawerProps) {
  const t = useTranslations('shell')
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={280}
      title={t('shell:layout.menu')}
      classNames={{ body: styles.appDrawer }}
    >
      <AppMenu menu={menu} mode="inline" isDark={isDark} />
    </Drawer>
  )
}
