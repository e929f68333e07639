import { act, screen, within } from '@testing-library/react'
import { failure, success, type Result } from '@/shared/api/result'
import { specifiedLimits } from '@/shared/files/uploadRules'
import { DropZone } from '@/shared/upload/DropZone'
import type { Match } from '@/shared/upload/duplicateQuestions'
import { UploadQueue } from '@/shared/upload/UploadQueue'
import type { Candidate, PlaceApi, RegisterMode } from '@/shared/upload/uploadTask'
import { useUploadQueue } from '@/shared/upload/useUploadQueue'
import { renderComponent } from './renderComponent'

interface Document extends Candidate {
  entry: RegisterMode
}

/** An upload target, like a folder of a room on the server. */
export function makePlace() {
  const documents: Document[] = []
  /** Errors that the next calls of a step return. */
  const faults = { find: [] as Result<never>[], register: [] as Result<never>[] }
  let isAnswerLost = false
  const known = (found: Document | undefined) =>
    found ? { id: documents.indexOf(found), label: [...found.path, found.name].join('/') } : null
  const calls: PlaceApi = {
    kind: 'file',
    limits: specifiedLimits('file'),
    room: { scope: 'vdr', roomId: '1' },
    find: ({ name, path, hash }) => {
      const at = path.join('/')
      const match: Match = {
        content: known(documents.find((each) => each.hash === hash)),
        name: known(documents.find((each) => each.name === name && each.path.join('/') === at)),
      }
      return Promise.resolve(faults.find.shift() ?? success(match))
    },
    register: (file, entry) => {
      const fault = faults.register.shift()
      if (fault) return Promise.resolve(fault)
      documents.push({ ...file, entry })
      if (!isAnswerLost) return Promise.resolve(success(undefined))
      isAnswerLost = false
      return Promise.resolve(failure('network'))
    },
  }
  return {
    documents,
    faults,
    calls,
    loseAnswer: () => {
      isAnswerLost = true
    },
    names: () => documents.map(({ path, name }) => [...path, name].join('/')).sort(),
  }
}

function Part({ calls }: { calls: PlaceApi }) {
  const uploads = useUploadQueue('vdr:1:2', calls)
  return (
    <>
      <DropZone uploads={uploads} />
      <UploadQueue uploads={uploads} />
    </>
  )
}

/** Shows the queue of a place. */
export async function showQueue(calls: PlaceApi, as = 'analyst') {
  const view = await renderComponent(<Part calls={calls} />, { as })
  const input = await screen.findByLabelText(/^Choose files/)
  return {
    ...view,
    choose: (...files: File[]) => view.user.upload(input, files),
    chooseFolder: (...files: File[]) => view.user.upload(screen.getByLabelText('Choose a folder'), files),
  }
}

/** The row of a file. */
export const row = async (name: string) => within((await screen.findByText(name)).closest('li')!)
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const goOnline = () => act(() => void dispatchEvent(new Event('online')))
