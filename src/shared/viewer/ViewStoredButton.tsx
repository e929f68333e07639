import { EyeOutlined } from '@ant-design/icons'
import { Button, Skeleton, type ButtonProps } from 'antd'
import { Suspense, useMemo, useState } from 'react'
import { call } from '@/shared/api'
import { extensionOf } from '@/shared/files/uploadRules'
import { Drawer } from '@/shared/ui/Drawer'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { storedViewApi } from './view.api'
import { STORED_ACCESS, type ViewedDocument } from './viewedDocument'
import styles from './viewButton.module.css'

const Viewer = lazyWithRetry(async () => ({ default: (await import('./Viewer')).Viewer }))

interface ViewStoredButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  fileName: string
  name: string
}

/** Button that opens a stored file in the viewer; null for files without pages. */
export function ViewStoredButton({ fileName, name, ...button }: ViewStoredButtonProps) {
  const t = useTranslations('parts')
  const [isOpen, setOpen] = useState(false)
  const viewed = useMemo(
    (): ViewedDocument => ({
      key: fileName,
      name,
      api: storedViewApi,
      section: '/common/document',
      open: (options) => call(storedViewApi.view, { body: { resource: fileName } }, options),
      accessOf: () => STORED_ACCESS,
    }),
    [fileName, name],
  )
  if (extensionOf(fileName) !== 'pdf') return null
  return (
    <>
      <Button
        {...button}
        icon={<EyeOutlined />}
        aria-label={t('parts:reading.of', { name })}
        onClick={() => setOpen(true)}
      >
        {t('parts:reading.button')}
      </Button>
      <Drawer
        open={isOpen}
        title={t('parts:reading.title')}
        aria-label={t('parts:reading.of', { name })}
        size="min(1120px, 100vw)"
        destroyOnHidden
        classNames={{ body: styles.viewBody! }}
        onClose={() => setOpen(false)}
      >
        <Suspense fallback={<Skeleton active />}>
          <Viewer document={viewed} />
        </Suspense>
      </Drawer>
    </>
  )
}
