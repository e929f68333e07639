import { askBackend } from './askBackend'
import { db } from '@mocks/account/store'

/** The mock backend, called by demo accounts by name. */
export function roomBackend() {
  const backend = askBackend()
  return {
    send: (
      name: string,
      ...call: Parameters<typeof backend.send> extends [unknown, ...infer Rest] ? Rest : never
    ) =>
      backend.send(
        db.accounts.find(({ userName }) => userName === name)!,
        ...call,
      ),
  }
}
