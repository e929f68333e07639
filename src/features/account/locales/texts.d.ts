import type account from './zh.json'
import type pages from './pages.zh.json'
import type signIn from './signIn.zh.json'
import type shell from './shell.zh.json'

declare module '@/shared/texts' {
  interface Texts {
    account: typeof account
    accountPages: typeof pages
    accountSignIn: typeof signIn
    accountShell: typeof shell
  }
}
