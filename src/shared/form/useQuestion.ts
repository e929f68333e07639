import { App, type ModalFuncProps } from 'antd'

/** Asks before something far-reaching is done: whether it is meant. */
export function useQuestion() {
  const { modal } = App.useApp()
  return (question: Omit<ModalFuncProps, 'onOk' | 'onCancel'>) =>
    new Promise<boolean>((answer) => {
      modal.confirm({ ...question, onOk: () => answer(true), onCancel: () => answer(false) })
    })
}
