import axios from 'axios'
import Cookies from 'js-cookie'
import { create } from 'zustand'

const calls = axios.create({ baseURL: '/prod-api' })
calls.interceptors.request.use((config) => {
  config.headers.set('Authorization', `Bearer ${Cookies.get('Admin-Token')}`)
  return config
})

export async function read<T>(path: string, params?: object): Promise<T> {
  const { data } = await calls.get<T>(path, { params })
  return data
}

export async function signIn(fields: object): Promise<string> {
  const { data } = await calls.post<{ token: string }>('/login', fields)
  return data.token
}

export interface Row {
  path: string
  hidden?: boolean
  meta?: { title?: string }
  children?: Row[]
}

export const useSession = create<{ name: string; rows: Row[] | null; start: () => Promise<void> }>((set) => ({
  name: '',
  rows: null,
  start: async () => {
    const { user } = await read<{ user: { nickName: string } }>('/getInfo')
    set({ name: user.nickName })
    const { data } = await read<{ data: Row[] }>('/getRouters')
    set({ rows: data })
  },
}))
