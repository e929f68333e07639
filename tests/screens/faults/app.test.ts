import { tryFaultsOf } from '../../support/screenFaults'

tryFaultsOf('app')
