import { db } from '@mocks/account/store'

export function solvedCaptcha() {
  db.captchas.put({ id: 'example', answer: '7', expires: Date.now() + 1000 })
  return { code: '7', uuid: 'example' }
}
