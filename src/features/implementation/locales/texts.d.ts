import type shell from './shell.zh.json'

declare module '@/shared/texts' {
  interface Texts {
    implementationShell: typeof shell
  }
}
