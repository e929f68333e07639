import { Select } from 'antd'
import { useId, useMemo, useState } from 'react'
import { hasPages } from '@/shared/viewer/view.api'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import type { RoomNode } from './documents.api'
import type { Tree } from './treeModel'

interface SecondDocumentDialogProps {
  tree: Tree<RoomNode>
  documentId: string
  onClose: () => void
  onChosen: (id: string) => void
}

export function SecondDocumentDialog({ tree, documentId, onClose, onChosen }: SecondDocumentDialogProps) {
  const t = useTranslations('roomsDocuments')
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const options = useMemo(
    () =>
      tree.entries.flatMap(({ node }) =>
        hasPages(node.type) && node.id !== documentId
          ? [{ value: node.id, label: [node.indexNo, node.name].filter(Boolean).join(' ') }]
          : [],
      ),
    [tree, documentId],
  )
  return (
    <Dialog
      open
      title={t('roomsDocuments:reading.besideTitle')}
      okText={t('roomsDocuments:reading.besideDo')}
      okButtonProps={{ disabled: chosen === undefined }}
      onOk={() => onChosen(chosen!)}
      cancelText={t('actions.cancel')}
      onCancel={onClose}
    >
      <label htmlFor={id}>{t('roomsDocuments:reading.second')}</label>
      <Select
        id={id}
        style={{ width: '100%' }}
        showSearch={{ optionFilterProp: 'label' }}
        value={chosen}
        onChange={setChosen}
        options={options}
        notFoundContent={t('roomsDocuments:reading.noSecond')}
      />
    </Dialog>
  )
}
