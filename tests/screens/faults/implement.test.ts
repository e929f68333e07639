import { tryFaultsOf } from '../../support/screenFaults'

tryFaultsOf('implement')
