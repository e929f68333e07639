import { Input } from 'antd'

/** Inputs that few screens have, by themselves: with `Input` each would come to all. */
export const { TextArea, Password, Search } = Input
