import { SaveOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import type { Search } from '../model/searchAddress'

const SaveSearchDialog = lazyWithRetry(async () => ({
  default: (await import('./SaveSearchDialog')).SaveSearchDialog,
}))

export function SaveSearch({ search }: { search: Search }) {
  const t = useTranslations('search')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<SaveOutlined />} onClick={() => setOpen(true)}>
        {t('search:saved.save')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveSearchDialog search={search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
